"""The ten guilds, one module each for those that do something of their own."""
