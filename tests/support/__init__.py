"""What tests share: a builder of positions for each game, and checks that hold for every game."""
