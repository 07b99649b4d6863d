"""Records and tables that are kept: in SQLite by default, in PostgreSQL by URL, or in memory.

`rows` says what is kept, `store` what may be asked for; `sql` and `memory` are the two that answer.
"""
