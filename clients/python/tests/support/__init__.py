"""What tests stand on."""
