error-unknown-agent = There is no agent “{ $name }”. Known agents: { $known }; or use module:Class.
error-agent-settings = The agent “{ $name }” does not accept these settings: { $why }
error-not-an-agent = { $what } is no agent: give a name, a class with choose(), a function or an instance.
error-agent-not-there = Cannot load the agent “{ $name }”: { $why }
