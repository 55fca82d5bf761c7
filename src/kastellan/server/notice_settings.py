"""How an operator sets up notices: where links begin, and over which server mails leave."""

import re
from collections.abc import Iterator
from typing import Literal
from urllib.parse import urlsplit

import msgspec

Security = Literal["starttls", "tls", "none"]

ATOM, LABEL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+", r"[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
MAILBOX = re.compile(rf"(?!.*=\?){ATOM}(\.{ATOM})*@{LABEL}(\.{LABEL})+")
"""One mailbox, written plainly: after ``=?`` programs read other signs than stand there (RFC 2047)."""


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The part of ``Settings`` that notices need."""

    public_url: str = ""
    notices: bool = True
    notices_to_private: bool = False
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_security: Security = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""


def notice_mistakes(settings: NoticeSettings) -> Iterator[tuple[str, str]]:
    """Yield the names of settings of notices that cannot be, each with what would be right."""
    if settings.public_url and not is_origin(settings.public_url):
        yield "public_url", f"is {settings.public_url!r}; write an address such as https://example.org"
    if not 1 <= settings.smtp_port <= 65_535:
        yield "smtp_port", f"is {settings.smtp_port}; ports are 1 to 65535"
    if not settings.smtp_host:
        for name in ("smtp_user", "smtp_password", "smtp_from"):
            if getattr(settings, name):
                yield name, "is set without a mail server; set KASTELLAN_SMTP_HOST, or leave it out"
        return
    if not settings.public_url:
        yield "public_url", "is needed for the links in mails; write an address such as https://example.org"
    if not is_mail_address(settings.smtp_from):
        yield "smtp_from", f"is {settings.smtp_from!r}; mails need a sender such as games@example.org"
    if bool(settings.smtp_user) != bool(settings.smtp_password):
        missing = "smtp_password" if settings.smtp_user else "smtp_user"
        yield missing, "is missing; a mail server that wants one of name and password wants both"
    if settings.smtp_password and settings.smtp_security == "none":
        yield (
            "smtp_security",
            "is 'none', so that the password could be read on its way; use 'starttls' or 'tls'",
        )


def is_mail_address(text: str) -> bool:
    """Return whether a text can be the address of one mailbox."""
    return len(text) <= 254 and MAILBOX.fullmatch(text) is not None


def is_origin(text: str) -> bool:
    """Return whether a text is a scheme and a host, and nothing more."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return (
        parts.scheme in {"http", "https"}
        and bool(parts.netloc)
        and text == f"{parts.scheme}://{parts.netloc}"
    )
