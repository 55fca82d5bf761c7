"""How the pages of the documentation are drawn; ``make.py`` gathers them."""

import re
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.nodes import make_refnode

project = "Kastellan"
author = "The Kastellan maintainers"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Kastellan"
html_show_sphinx = False
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "undoc-members": False}
suppress_warnings = ["misc.highlighting_failure"]  # JSON with … for what is left out
PAGE = re.compile(r"docs/([\w/-]+)\.md")


def link_pages(app: Sphinx, tree: nodes.document, page: str) -> None:
    """Make a link of every `docs/page.md` that a document names: in the repository it is a path."""
    for literal in list(tree.findall(nodes.literal)):
        named = PAGE.fullmatch(literal.astext())
        if named and named[1] in app.env.found_docs and not isinstance(literal.parent, nodes.reference):
            link = make_refnode(app.builder, page, named[1], "", literal.deepcopy())
            literal.parent.replace(literal, link)


def setup(app: Sphinx) -> dict[str, Any]:
    """Have pages linked once all are known."""
    app.connect("doctree-resolved", link_pages)
    return {"parallel_read_safe": True}
