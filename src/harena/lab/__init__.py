"""The laboratory: many games at once, tournaments, ratings and reports."""
