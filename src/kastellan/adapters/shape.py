"""What a view is made of: its types and the extents that the catalogue declares, joined into a tree."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from kastellan.core.catalogue import Choice, Each, Extent, LeftOut, Members, Number, Words


class Leaf(msgspec.Struct, frozen=True):
    """A value without parts; ``extent`` is ``None`` for a flag."""

    path: str
    extent: Number | Choice | Members | Words | None
    optional: bool


class Group(msgspec.Struct, frozen=True):
    """A struct and its fields."""

    path: str
    fields: tuple[tuple[str, "Shape"], ...]
    optional: bool


class Items(msgspec.Struct, frozen=True):
    """A tuple of at most, or exactly, ``most`` items of one shape."""

    path: str
    most: int
    varies: bool
    item: "Shape"
    optional: bool


Shape = Leaf | Group | Items


class Reader:
    """Reads types; ``skip`` is the type of the options, which are the same in every view of a table."""

    def __init__(self, extents: Mapping[str, Extent], skip: type) -> None:
        self.extents, self.skip = extents, skip

    def struct(self, info: Any, path: str, optional: bool) -> Group:
        """Return the shape of a struct."""
        fields = []
        for field in info.fields:
            place = f"{path}.{field.name}" if path else field.name
            skipped = isinstance(field.type, inspect.StructType) and field.type.cls is self.skip
            extent = self.extents.get(place)
            if not skipped and not isinstance(extent, LeftOut):
                fields.append((field.name, self.value(field.type, extent, place)))
        return Group(path, tuple(fields), optional)

    def value(self, info: Any, extent: Extent | None, path: str) -> Shape:
        """Return the shape of a value of any type."""
        kind, optional = without_none(info)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind, path, optional)
        if isinstance(kind, inspect.TupleType) and not isinstance(extent, Each):
            extent = Each(len(kind.item_types), extent)
        if isinstance(extent, Each):
            item = kind.item_types[0] if isinstance(kind, inspect.TupleType) else kind.item_type
            return Items(path, extent.most, extent.varies, self.value(item, extent.of, path), optional)
        if extent is None and isinstance(kind, inspect.LiteralType):
            extent = Choice(tuple(kind.values))
        if isinstance(extent, LeftOut) or (extent is None and not isinstance(kind, inspect.BoolType)):
            raise TypeError(f"the catalogue does not say how large {path!r} can get")
        return Leaf(path, extent, optional)


def without_none(info: Any) -> tuple[Any, bool]:
    """Return the type of something, and whether it may be missing."""
    if not isinstance(info, inspect.UnionType):
        return info, False
    kinds = [kind for kind in info.types if not isinstance(kind, inspect.NoneType)]
    if len(kinds) != 1:
        raise TypeError(f"a view holds one type or nothing, not {info}")
    return kinds[0], True


def shape_of(view: type[msgspec.Struct], skip: type, extents: Mapping[str, Extent]) -> Group:
    """Return what a view is made of."""
    return Reader(extents, skip).struct(inspect.type_info(view), "", optional=False)
