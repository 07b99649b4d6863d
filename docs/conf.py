"""How the pages of this folder become a site: `make docs`. They are read as they are on any forge, too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import harena

project = "Harena"
author = "the Harena authors"
release = version = harena.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
nitpicky = True  # a name that leads nowhere is a warning, and a warning ends the build
default_role = "code"  # docstrings write `code` as Markdown does

myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
autodoc_mock_imports = ["gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL", "pyspiel"]
add_module_names = False
python_use_unqualified_type_names = True
FOREIGN = r"(collections|gymnasium|librt|mypy_extensions|numpy|pettingzoo|typing)\..*|vec|i16|i64"
nitpick_ignore_regex = [("py:.*", FOREIGN)]

html_theme = "furo"
html_title = f"Harena {release}"
html_favicon = "../web/public/icon.svg"
html_static_path = ["site"]
html_css_files = ["harena.css"]
html_copy_source = False
html_show_sphinx = False
html_show_sourcelink = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a3b1e", "color-brand-content": "#8a4520"},
    "dark_css_variables": {"color-brand-primary": "#e0a46c", "color-brand-content": "#e6b282"},
}

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def by_the_front_door(app: Any, env: Any, node: Any, contnode: Any) -> Any:
    """A type is described under the name by which `import harena` has it, wherever it is at home."""
    name = node.get("reftarget", "").rpartition(".")[2]
    if node.get("refdomain") != "py" or name not in harena.__all__:
        return None
    python = env.get_domain("py")
    return python.resolve_xref(env, node["refdoc"], app.builder, "obj", f"harena.{name}", node, contnode)


def as_rst(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """What stands indented after a colon is an example."""
    for k, line in enumerate(lines[:-2]):
        if line.endswith(":") and not lines[k + 1] and lines[k + 2].startswith("    "):
            lines[k] = line + ":"


def without_inline_scripts(app: Any, failed: Exception | None) -> None:
    """Scripts within pages become files: the server's policy runs none but those."""
    out = Path(app.outdir)
    for page in out.rglob("*.html"):
        text = page.read_text()
        if scripts := INLINE.findall(text):
            (out / "_static/theme.js").write_text("\n".join(script.strip() for script in scripts) + "\n")
            root = "../" * (len(page.relative_to(out).parts) - 1)
            page.write_text(INLINE.sub(f'<script src="{root}_static/theme.js"></script>', text))


def setup(app: Any) -> None:
    app.connect("missing-reference", by_the_front_door)
    app.connect("autodoc-process-docstring", as_rst)
    app.connect("build-finished", without_inline_scripts)
