"""Steps that bring an older database to the present shape, run when a server starts."""
