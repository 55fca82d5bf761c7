"""What happens in Krysis, one function a step, in the order of the rulebook."""
