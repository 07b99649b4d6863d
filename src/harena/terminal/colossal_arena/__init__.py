"""Colossal Arena on a page: `board`, the table and the hand; `choices`; `cards`; `news`."""
