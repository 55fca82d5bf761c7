"""What travels about contents: lists of words, maps, cards of one's own."""

from typing import Annotated, Literal

import msgspec

from kastellan.core.content import Counted, Draft
from kastellan.core.game import Line
from kastellan.tables.messages.answers import Problem
from kastellan.tables.messages.fields import ContentName

Sharing = Literal["me", "link", "all"]
"""Who may use a content: its owner, whoever has the link, everybody here."""
ContentLanguage = Literal["", "en", "fr", "bg", "other"]
File = Annotated[str, msgspec.Meta(min_length=1)]


class CheckDraft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/contents/draft: what somebody types, to be checked line by line; nothing is kept."""

    game: str
    draft: Draft


class CheckContent(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/contents/check and /proof: a whole file, to be checked; nothing is kept."""

    game: str
    file: File


class ContentFigures(msgspec.Struct):
    """What a file holds, and what is worth knowing before it is played."""

    digest: str
    figures: list[str]
    warnings: list[Line]


class ContentProof(msgspec.Struct):
    """What is wrong with a file that somebody is making, what is counted in it, and what is worth knowing.

    Without ``faults`` it can be kept and played with.
    """

    faults: list[Problem]
    counts: list[Counted]
    warnings: list[Line]
    digest: str


class KeepContent(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/contents: keep a file that was checked; PUT /api/contents/{id}: keep another in its place."""

    game: str
    name: ContentName
    file: File
    sharing: Sharing = "me"
    language: ContentLanguage = ""


class ContentInfo(msgspec.Struct, omit_defaults=True):
    """A content that is kept here: ``mine``, the asker's own, or offered by ``owner``."""

    id: str
    game: str
    digest: str
    name: str
    language: ContentLanguage
    sharing: Sharing
    size: int
    updated: float
    mine: bool = False
    owner: str = ""


class ContentLists(msgspec.Struct):
    """GET /api/contents: one's own, those for everybody, and whether one's own may become such."""

    mine: list[ContentInfo]
    shared: list[ContentInfo]
    may_share: bool
    most: int


class ContentOpened(msgspec.Struct):
    """GET /api/contents/{id}: a content with its file, for those who may use it."""

    about: ContentInfo
    file: str
