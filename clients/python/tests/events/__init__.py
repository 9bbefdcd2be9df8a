"""Tests of the event feed."""
