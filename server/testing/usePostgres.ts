/**
 * Makes every outbox of a suite a schema of the PostgreSQL server that `postgresSetup` started. Other projects use
 * files.
 */
process.env['TEST_POSTGRES'] = process.env['TEST_CLUSTER'];
