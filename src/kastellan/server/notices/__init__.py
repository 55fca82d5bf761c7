"""Notices: that it is somebody's turn, by the ways they have chosen, and nothing else."""
