"""The learned estimate: what it sees, what it says, and how it is taught."""
