"""Colosseum on a page of 80 by 24: what the phase is about, the players, the own programs, what can be done.

In reading order: `board` and what it is made of (`players`, `markets`, `nobles`, `programs`, `offers`),
`choices` at each step, and what a word asks for: `catalogue`, `stock`, `track`. `news` tells several events
as one.
"""
