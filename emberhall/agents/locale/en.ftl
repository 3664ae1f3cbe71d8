error-unknown-agent = There is no agent called “{ $name }”. Known agents: { $known }; or module:Class.
error-agent-settings = The agent “{ $name }” cannot be made with these settings: { $why }
error-agent-not-there = The agent “{ $name }” cannot be loaded: { $why }
