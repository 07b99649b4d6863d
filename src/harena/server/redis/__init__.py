"""Houses that know one another through Redis. It keeps nothing that cannot be lost."""
