"""The powers, a file each; `table` lists them."""
