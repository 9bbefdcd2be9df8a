"""Tests of requests and responses over HTTP."""
