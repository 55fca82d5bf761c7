"""Mails, over the server that the operator gives."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid

from kastellan.server.settings import Settings

SECONDS = 20.0
"""How long a step of talking to the mail server may take."""

_POSTING = ThreadPoolExecutor(8, thread_name_prefix="posting")
"""A mail server that does not answer keeps nothing but mails waiting."""


class Refused(Exception):  # noqa: N818 - an expected answer
    """The mail server does not take this mail, and will not."""


def letter(settings: Settings, to: str, subject: str, lines: list[str], stop: str) -> EmailMessage:
    """Return a mail with the link by which one press ends these mails (RFC 8058)."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = settings.smtp_from, to, subject
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = make_msgid(domain=settings.smtp_from.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(lines) + "\n", charset="utf-8", cte="8bit")
    return mail


async def post(settings: Settings, mail: EmailMessage) -> None:
    """Hand a mail to the mail server; ``Refused`` if it never takes one to there, ``OSError`` if not now.

    What it has against us, such as a wrong password, is for the operator to mend, so it is not for ever.
    """
    try:
        await asyncio.get_running_loop().run_in_executor(_POSTING, _post, settings, mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise (Refused if min(codes) >= 500 else ConnectionError)(str(codes)) from error
    except smtplib.SMTPDataError as error:
        raise (Refused if error.smtp_code >= 500 else ConnectionError)(str(error.smtp_code)) from error


def _post(settings: Settings, mail: EmailMessage) -> None:
    place = settings.smtp_host, settings.smtp_port
    if settings.smtp_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(*place, timeout=SECONDS, context=ssl.create_default_context())
    else:
        server = smtplib.SMTP(*place, timeout=SECONDS)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(mail)
