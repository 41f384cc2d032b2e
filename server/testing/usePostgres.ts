/**
 * Sets TEST_POSTGRES to the server that `postgresSetup` has started. `createOutboxUrl` then creates a schema in this
 * server for each outbox, and `borrowOutboxUrl` reuses the schemas of earlier tests. Jest's other projects use outboxes in files.
 */
process.env['TEST_POSTGRES'] = process.env['TEST_CLUSTER'];
