"""What bots know of Basilica."""
