"""Games looked at again.

Read `records` (what was played), `replay` (frame by frame), `archive` (each told once, and kept).
"""
