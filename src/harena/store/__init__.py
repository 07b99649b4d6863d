"""Records and tables on disk: SQLite by default, PostgreSQL by URL."""
