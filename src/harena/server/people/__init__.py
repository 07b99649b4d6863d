"""Who plays: guests, and names that are kept.

Read `people` (a guest, a cookie), `names` (claimed with a passphrase), `passphrases`, `fitness` and
`skeleton` with `lookalikes` (what nobody may be called), `pages` (what is public of a name).
"""
