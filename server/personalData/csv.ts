import { FORMS } from '../../src/submission/forms/index';
import type { FieldDefinition, FormDefinition } from '../../src/submission/forms/field';
import { toSpreadsheetText } from '../../src/submission/text';
import type { Outbox } from '../outbox/outbox';
import { toOutboxRow, type OutboxRow } from '../outbox/rows';

/** The conditions that select the submissions of a CSV file. */
export interface CsvFilter {
  /** The earliest arrival, in milliseconds since 1970. */
  since: number;
  /** True selects only quarantined submissions, false all other submissions. */
  isQuarantined: boolean;
}

/** The maximum number of rows that one query reads. */
const BATCH_SIZE = 500;
/** The first character of the file. Excel reads a file as UTF-8 only if the file begins with this byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Matches the start of a formula inside a text, after a semicolon, tab or line break and any spaces and quotes. */
const INNER_FORMULA_PATTERN = /(?<=[;\t\n][\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Matches texts that a spreadsheet program would convert: '0301234567' into a number, '1-10' into a date. Omits ISO
 * times.
 */
const CONVERTIBLE_TEXT_PATTERN = /^(?=0\d|(?!\d{4}-\d\d-\d\dT)\d+[-/:]\d)/;

const SUBMISSION_COLUMNS = ['reference', 'kind', 'status', 'received'] as const;
/**
 * The fields of all forms in the order of the forms. For a file field, the CSV file contains only the name of the file.
 */
const FIELD_NAMES = [
  ...new Set(
    Object.values<FormDefinition>(FORMS).flatMap(({ fields }) =>
      Object.entries<FieldDefinition>(fields).map(([name, field]) =>
        field.kind === 'file' ? field.payload.name : name,
      ),
    ),
  ),
];

/** Writes submissions as CSV (RFC 4180), the oldest first. Returns the number of submissions. */
export async function writeCsv(
  { engine: { queryBuilder, read } }: Outbox,
  { since, isQuarantined }: CsvFilter,
  write: (text: string) => void,
): Promise<number> {
  write(BYTE_ORDER_MARK + formatLine([...SUBMISSION_COLUMNS, ...FIELD_NAMES]));
  const batchQuery = queryBuilder
    .selectFrom('submissions')
    .selectAll()
    .where('status', isQuarantined ? '=' : '<>', 'quarantined')
    .where('received_at', '>=', since)
    .orderBy('received_at')
    .orderBy('id')
    .limit(BATCH_SIZE);
  let count = 0;
  for (let rows = await read(batchQuery); rows.length > 0;) {
    for (const row of rows) write(formatLine(listCells(toOutboxRow(row))));
    count += rows.length;
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < BATCH_SIZE) break;
    rows = await read(
      batchQuery.where(({ eb, or, and }) =>
        or([
          eb('received_at', '>', lastRow.received_at),
          and([eb('received_at', '=', lastRow.received_at), eb('id', '>', lastRow.id)]),
        ]),
      ),
    );
  }
  return count;
}

function listCells({ reference, kind, status, receivedAt, payload }: OutboxRow): string[] {
  const fields = JSON.parse(payload) as Record<string, string>;
  return [
    reference,
    kind,
    status,
    new Date(receivedAt).toISOString(),
    ...FIELD_NAMES.map((name) => fields[name] ?? ''),
  ];
}

/**
 * Returns a line of CSV. Adds an apostrophe before each text that a spreadsheet program could treat as a formula, a
 * number or a date. If the list separator of the system is a semicolon, the program may also begin a cell after a
 * semicolon or a line break inside a text.
 */
function formatLine(cells: readonly string[]): string {
  const texts = cells.map((cell) =>
    toSpreadsheetText(cell)
      .replace(CONVERTIBLE_TEXT_PATTERN, "'")
      .replaceAll(INNER_FORMULA_PATTERN, "'")
      .replaceAll('"', '""'),
  );
  return `${texts.map((text) => `"${text}"`).join(',')}\r\n`;
}

/** Returns the start of a day ('2026-11-01', UTC) in milliseconds since 1970, or undefined for any other text. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // JavaScript parses 31 February as 3 March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : time;
}
