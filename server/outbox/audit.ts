import { randomUUID } from 'node:crypto';
import type { Engine } from './engine/engine';
import type { Tables } from './engine/tables';

/**
 * An access to personal data, a deletion by an operator or a withdrawal. The entry contains no personal data, because a
 * reference alone does not identify a person.
 */
export interface AuditEntry {
  action: 'find' | 'show' | 'export' | 'export-csv' | 'erase' | 'drop' | 'withdraw' | 'restore-omitted';
  /** The number of submissions that were accessed, deleted, withdrawn, or omitted by a restore. */
  submissionCount: number;
  references?: readonly string[];
}

/** The maximum number of references in an audit line. */
const MAX_REFERENCES = 100;

/** Returns the row of the table `audit` for an entry. The column `line` is JSON. */
export function createAuditRow({ action, submissionCount, references = [] }: AuditEntry, now: number): Tables['audit'] {
  const referenceFields = references.length > 0 ? { references: references.slice(0, MAX_REFERENCES) } : {};
  const line = JSON.stringify({
    time: new Date(now).toISOString(),
    action,
    submissions: submissionCount,
    ...referenceFields,
  });
  return { id: randomUUID(), at: now, line };
}

/** Stores an audit line. Rejects when the outbox cannot be written. */
export async function addAuditLine({ queryBuilder, write }: Engine, entry: AuditEntry, now: number): Promise<void> {
  await write([queryBuilder.insertInto('audit').values(createAuditRow(entry, now))]);
}

/** Returns all audit lines, the oldest first. */
export async function listAuditLines({ queryBuilder, read }: Engine): Promise<string[]> {
  const rows = await read(queryBuilder.selectFrom('audit').select('line').orderBy('at').orderBy('id'));
  return rows.map(({ line }) => line);
}
