"""Basilica with Festum Fatuorum: a cathedral of vaults, builders and orders for two."""
