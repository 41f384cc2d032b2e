import { OutboxUnusableError, type EngineOptions } from './engine';

/**
 * The migrations of the outbox, one entry for each version, in SQL that every engine supports. Never change a released
 * migration. Add a new migration instead. Times are milliseconds since 1970. A submission is `pending` until all its
 * deliveries are complete, and then `done`. A submission is `dead` after its deadline or a permanent refusal. A
 * `quarantined` submission waits for a decision of the firm. `sheet_at` and `admin_at` are null until the outbox
 * records that their step is complete. `confirmation_at` is null unless the confirmation was sent.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE submissions (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      reference TEXT NOT NULL,
      body_hash TEXT NOT NULL,
      payload TEXT NOT NULL,
      recipient TEXT NOT NULL,
      status TEXT NOT NULL DEFAULT 'pending',
      received_at BIGINT NOT NULL,
      deadline_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      attempts BIGINT NOT NULL DEFAULT 0,
      lease_owner TEXT,
      lease_until BIGINT NOT NULL DEFAULT 0,
      sheet_at BIGINT,
      admin_started_at BIGINT,
      admin_at BIGINT,
      confirmation_started_at BIGINT,
      confirmation_at BIGINT,
      confirmation TEXT,
      last_error TEXT
    )`,
    `CREATE INDEX submissions_due ON submissions (due_at) WHERE status = 'pending'`,
    `CREATE INDEX submissions_received ON submissions (received_at)`,
    `CREATE INDEX submissions_admin ON submissions (admin_started_at)`,
    `CREATE INDEX submissions_confirmed ON submissions (confirmation_started_at)`,
    `CREATE INDEX submissions_recipient ON submissions (recipient, confirmation_started_at)`,
    `CREATE TABLE resumes (id TEXT PRIMARY KEY, data_url TEXT NOT NULL)`,
    `CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL, set_at BIGINT NOT NULL)`,
  ],
  [
    // This table contains the number of mails of each day. Counting the day's submissions would become slower as their
    // number grows.
    `CREATE TABLE mail_days (day BIGINT PRIMARY KEY, mails BIGINT NOT NULL, confirmations BIGINT NOT NULL, latest TEXT)`,
    `INSERT INTO mail_days (day, mails, confirmations)
     SELECT day, sum(admin) + sum(confirmation), sum(confirmation) FROM (
       SELECT admin_started_at - admin_started_at % 86400000 AS day, 1 AS admin, 0 AS confirmation
       FROM submissions WHERE admin_started_at IS NOT NULL
       UNION ALL
       SELECT confirmation_started_at - confirmation_started_at % 86400000 AS day, 0 AS admin, 1 AS confirmation
       FROM submissions WHERE confirmation_started_at IS NOT NULL
     ) AS mails GROUP BY day`,
    `DROP INDEX submissions_admin`,
    `DROP INDEX submissions_confirmed`,
    // This index serves the counts by status, and the search for the oldest pending submission.
    `CREATE INDEX submissions_status ON submissions (status, received_at)`,
    `CREATE TABLE arrivals (id TEXT PRIMARY KEY, visitor TEXT NOT NULL, until_at BIGINT NOT NULL)`,
    `CREATE INDEX arrivals_visitor ON arrivals (visitor, until_at)`,
    `CREATE INDEX arrivals_until ON arrivals (until_at)`,
    `ALTER TABLE state ADD COLUMN until_at BIGINT`,
    `UPDATE state SET until_at = CAST(value AS BIGINT) WHERE name IN ('sheet_not_before', 'mail_not_before')`,
  ],
  [
    // A résumé is stored in parts, because some databases do not accept a text as long as a complete résumé.
    `CREATE TABLE resume_parts (id TEXT NOT NULL, part BIGINT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (id, part))`,
    `INSERT INTO resume_parts (id, part, data) SELECT id, 0, data_url FROM resumes`,
    `DROP TABLE resumes`,
  ],
  [
    `CREATE TABLE repeats (content TEXT PRIMARY KEY, id TEXT NOT NULL, until_at BIGINT NOT NULL)`,
    `CREATE TABLE receipts (id TEXT PRIMARY KEY, receipt TEXT NOT NULL, until_at BIGINT NOT NULL)`,
  ],
  [
    // `signs` contains the reasons why a submission is in quarantine.
    `ALTER TABLE submissions ADD COLUMN signs TEXT`,
    `ALTER TABLE submissions ADD COLUMN mailbox TEXT`,
    // For submissions that arrived before the upgrade, the relay counts confirmations by exact e-mail address, not
    // by canonical mailbox.
    `UPDATE submissions SET mailbox = recipient`,
    `ALTER TABLE submissions ADD COLUMN source TEXT`,
    `ALTER TABLE submissions ADD COLUMN held_at BIGINT`,
    `DROP INDEX submissions_recipient`,
    `CREATE INDEX submissions_mailbox ON submissions (mailbox, confirmation_started_at)`,
    `CREATE INDEX submissions_source ON submissions (source)`,
    `CREATE INDEX submissions_held ON submissions (held_at) WHERE held_at IS NOT NULL`,
    // The counts start at zero, because the old rows cover only ten minutes.
    `DROP TABLE arrivals`,
    `CREATE TABLE arrivals (
      id TEXT PRIMARY KEY,
      visitor TEXT NOT NULL,
      net56 TEXT,
      net48 TEXT,
      arrived_at BIGINT NOT NULL
    )`,
    `CREATE INDEX arrivals_visitor ON arrivals (visitor, arrived_at)`,
    `CREATE INDEX arrivals_net56 ON arrivals (net56, arrived_at) WHERE net56 IS NOT NULL`,
    `CREATE INDEX arrivals_net48 ON arrivals (net48, arrived_at) WHERE net48 IS NOT NULL`,
    // The result of the virus scan of a résumé: 'clean', 'unscanned', or null without a scan.
    `ALTER TABLE submissions ADD COLUMN scan TEXT`,
  ],
  [
    // A résumé is stored while its upload streams in, before its submission exists.
    `ALTER TABLE submissions ADD COLUMN resume_id TEXT`,
    `UPDATE submissions SET resume_id = id WHERE kind = 'application'`,
    `CREATE INDEX submissions_resume ON submissions (resume_id) WHERE resume_id IS NOT NULL`,
    `ALTER TABLE resume_parts ADD COLUMN stored_at BIGINT NOT NULL DEFAULT 0`,
    // BYTEA is a type of PostgreSQL. SQLite accepts any name as a type.
    `ALTER TABLE resume_parts ADD COLUMN bytes BYTEA`,
  ],
  // The language tag of the form's page. The mails are in that language. Null stands for the default language.
  [`ALTER TABLE submissions ADD COLUMN language TEXT`],
  [
    // The deliveries to targets outside the sequence of §4.6, each with its own state. `id` is '{submission}:{target}'.
    `CREATE TABLE deliveries (
      id TEXT PRIMARY KEY,
      submission TEXT NOT NULL,
      target TEXT NOT NULL,
      status TEXT NOT NULL DEFAULT 'pending',
      due_at BIGINT NOT NULL,
      deadline_at BIGINT NOT NULL,
      attempts BIGINT NOT NULL DEFAULT 0,
      lease_owner TEXT,
      lease_until BIGINT NOT NULL DEFAULT 0,
      done_at BIGINT,
      last_error TEXT
    )`,
    `CREATE INDEX deliveries_due ON deliveries (target, due_at) WHERE status = 'pending'`,
    `CREATE INDEX deliveries_submission ON deliveries (submission)`,
    // The time at which a submission's sequence ended, if the submission also has deliveries to targets outside the
    // sequence.
    `ALTER TABLE submissions ADD COLUMN sequence_at BIGINT`,
  ],
  [
    // The size of the received résumé in bytes, and its SHA-256 in hex. The confirmation states the size and the
    // SHA-256.
    `ALTER TABLE submissions ADD COLUMN resume_size BIGINT`,
    `ALTER TABLE submissions ADD COLUMN resume_sha256 TEXT`,
    // A restore omits a submission that has a tombstone, unless the submission arrived after the erasure.
    `CREATE TABLE tombstones (hash TEXT PRIMARY KEY, salt TEXT NOT NULL, erased_at BIGINT NOT NULL)`,
    // The steps of an erasure outside the outbox: deleting the row in the spreadsheet, calling the webhook, sending the
    // mails.
    `CREATE TABLE erasure_tasks (
      id TEXT PRIMARY KEY,
      task TEXT NOT NULL,
      due_at BIGINT NOT NULL,
      attempts BIGINT NOT NULL DEFAULT 0,
      last_error TEXT
    )`,
    `CREATE INDEX erasure_tasks_due ON erasure_tasks (due_at)`,
    `CREATE TABLE audit (id TEXT PRIMARY KEY, at BIGINT NOT NULL, line TEXT NOT NULL)`,
  ],
  [
    // With the previous index, SQLite chose `submissions_status` for claims, and read and sorted every pending
    // submission.
    `DROP INDEX submissions_due`,
    `CREATE INDEX submissions_due ON submissions (status, due_at) WHERE status = 'pending'`,
    // The relay alerts operators to refused erasure tasks within a minute, and to other tasks after an hour of waiting.
    `ALTER TABLE erasure_tasks ADD COLUMN queued_at BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE erasure_tasks ADD COLUMN refused_at BIGINT`,
  ],
  // Commands such as `outbox retry REFERENCE` search for the submission of a reference.
  [`CREATE INDEX submissions_reference ON submissions (reference)`],
  [
    // With `sheet_at`, a claim during a pause of a provider reads only the index, not every waiting submission.
    `DROP INDEX submissions_due`,
    `CREATE INDEX submissions_due ON submissions (status, due_at, sheet_at) WHERE status = 'pending'`,
  ],
];

/** The statement that creates the table of versions in a new database. */
export const VERSIONS_TABLE_STATEMENT = 'CREATE TABLE IF NOT EXISTS schema_versions (version BIGINT PRIMARY KEY)';

/** The statement that returns the version of the tables; 0 in a new database. */
export const VERSION_QUERY = 'SELECT coalesce(max(version), 0) AS version FROM schema_versions';

/**
 * Returns the statements that migrate the tables from `version` to the newest version, for one transaction. Throws
 * {@link OutboxUnusableError} when a newer version has created the outbox. Throws the same error when statements are
 * missing and `creationMode` is 'nothing'. A command must not migrate the tables while an older server may use them.
 */
export function listMissingStatements(version: number, creationMode: EngineOptions['creationMode']): string[] {
  if (version > MIGRATIONS.length)
    throw new OutboxUnusableError(
      'A newer version created the outbox: start that version, or restore a backup that this version wrote',
    );
  if (version < MIGRATIONS.length && creationMode === 'nothing')
    throw new OutboxUnusableError(
      'An older version created the outbox, and commands do not upgrade its tables: start the new version first',
    );
  return MIGRATIONS.slice(version).flatMap((statements, index) => [
    ...statements,
    `INSERT INTO schema_versions (version) VALUES (${version + index + 1})`,
  ]);
}
