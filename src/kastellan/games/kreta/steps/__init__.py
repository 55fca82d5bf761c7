"""What happens in Kreta, one function a step, by section of the rulebook."""
