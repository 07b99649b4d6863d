"""What people read and write: actions, sentences, refusals."""
