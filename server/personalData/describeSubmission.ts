import { BIDI_CONTROLS } from '../../src/submission/plainNumber';
import type { Outbox } from '../outbox/outbox';
import { getFileContentField, type OutboxRow } from '../outbox/rows';

/** Returns a time in milliseconds as ISO 8601 text. Returns null for null. */
const formatTime = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/**
 * Returns a submission as `outbox show` prints it and `outbox export EMAIL` stores it: data and deliveries, without the
 * bytes of the résumé.
 */
export async function describeSubmission(outbox: Outbox, row: OutboxRow) {
  const fields = JSON.parse(row.payload) as Record<string, string>;
  const furtherDeliveries = await outbox.furtherDeliveries.list(row);
  const resume = {
    fileName: fields.resumeFileName ?? '',
    bytes: row.resumeSize,
    sha256: row.resumeSha256,
    // The result of the virus scan, or null without a scan.
    scan: row.scan,
  };
  return {
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    // The signs that a bot sent the submission. These signs caused the quarantine.
    signs: row.signs,
    // The language tag of the form. In rows of earlier versions, null stands for the default language.
    language: row.language,
    received: formatTime(row.receivedAt),
    storedInSpreadsheet: formatTime(row.sheetAt),
    mailToFirm: formatTime(row.adminAt ?? row.adminStartedAt),
    confirmation: { begun: formatTime(row.confirmationStartedAt), result: row.confirmation },
    // The deliveries outside the sequence of §4.6, such as to a webhook.
    furtherDeliveries: furtherDeliveries.map(({ target, status, doneAt }) => ({
      target,
      status,
      done: formatTime(doneAt),
    })),
    fields,
    ...(getFileContentField(row.kind) !== undefined && { resume }),
  };
}

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Returns a value as JSON for a terminal, indented by `indent` spaces. Escapes DEL, C1 controls and bidi controls,
 * which `JSON.stringify` keeps. A terminal could execute or hide a visitor's text that contains these characters.
 */
export const stringifyForTerminal = (value: object, indent = 0): string =>
  JSON.stringify(value, undefined, indent)
    .replace(/[\u007f-\u009f]/g, escapeCharacter)
    .replace(BIDI_CONTROLS, escapeCharacter);
