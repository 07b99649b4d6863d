"""The store in a database: SQLite or PostgreSQL."""
