"""A tournament as a page: one file of HTML that the browser lays out, nothing fetched from anywhere.

`page` is the whole, `report.css` how it looks, and every section has a module of its own. Whatever is drawn
beside its figures is hidden from a screen reader, which is given the figures.
"""
