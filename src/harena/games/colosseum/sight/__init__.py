"""What is hidden from whom: everything is open but an offer that is still being composed."""
