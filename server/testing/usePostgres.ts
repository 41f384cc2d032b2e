/**
 * Sets the PostgreSQL server of `postgresSetup`, in which `createOutboxUrl` creates a schema for each outbox. Jest's
 * other projects use outboxes in files.
 */
process.env['TEST_POSTGRES'] = process.env['TEST_CLUSTER'];
