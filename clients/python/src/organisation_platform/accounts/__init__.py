"""Accounts of people: the first API key, the sign-in, and sessions."""
