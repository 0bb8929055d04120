"""The expansion Contractors: the module with the duchy, ten guilds, new building plans."""
