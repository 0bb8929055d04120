"""What bots know of The Red Cathedral."""
