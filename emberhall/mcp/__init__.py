"""A door for assistants: a seat at a game, and a referee, for programs that speak the Model Context Protocol.

`emberhall mcp defenders` offers a seat over stdio. It needs the extra `mcp`: pip install 'emberhall[mcp]'.
"""
