"""The lab: simulation and research."""
