"""`python3 -m studio`: see README.md."""
from studio.command import main

main()
