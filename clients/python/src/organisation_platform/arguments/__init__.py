"""Arguments of operations: checked and converted before they are sent."""
