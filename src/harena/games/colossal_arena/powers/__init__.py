"""The twelve powers, a file each."""
