"""Small games written for the tests; together they use everything the kernel offers."""
