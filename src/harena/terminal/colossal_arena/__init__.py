"""Colossal Arena on a page: `board`, the table and the hand; `cards`, a creature; `news`, told as one."""
