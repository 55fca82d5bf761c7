"""What every game must obey."""
