/**
 * Stores every outbox of a suite in a separate schema of the PostgreSQL server that `postgresSetup` started. Jest's
 * other projects use outboxes in files.
 */
process.env['TEST_POSTGRES'] = process.env['TEST_CLUSTER'];
