import { fileContentOf, type OutboxRow } from '../outbox/rows';

/** Returns a time in milliseconds as ISO 8601 text; null for none. */
const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A submission for a person to read. */
export interface DescribedSubmission {
  reference: string;
  kind: string;
  status: string;
  received: string | null;
  storedInSpreadsheet: string | null;
  mailToFirm: string | null;
  confirmation: { begun: string | null; result: string | null };
  fields: Record<string, string>;
  resume?: { fileName: string; bytes: number | null; sha256: string | null };
}

/** Returns everything that the outbox holds about a submission, except the bytes of its résumé. */
export function describe(row: OutboxRow): DescribedSubmission {
  const fields = JSON.parse(row.payload) as Record<string, string>;
  const resume = { fileName: fields.resumeFileName ?? '', bytes: row.resumeSize, sha256: row.resumeSha256 };
  return {
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    received: isoOf(row.receivedAt),
    storedInSpreadsheet: isoOf(row.sheetAt),
    mailToFirm: isoOf(row.adminAt ?? row.adminStartedAt),
    confirmation: { begun: isoOf(row.confirmationStartedAt), result: row.confirmation },
    fields,
    ...(fileContentOf(row.kind) !== undefined && { resume }),
  };
}
