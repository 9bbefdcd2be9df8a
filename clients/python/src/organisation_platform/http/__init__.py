"""Requests and responses over HTTP: what is sent, what is accepted, retries and deadlines."""
