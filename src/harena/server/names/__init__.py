"""Names to keep: what a name looks like, who may claim it, and the passphrase by which its owner is known."""
