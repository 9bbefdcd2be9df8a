"""Workers: programs that execute tasks as runs."""
