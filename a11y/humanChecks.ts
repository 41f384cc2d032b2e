import { readFileSync } from 'node:fs';
import { countDays, isDate } from '../scripts/build/buildDay';

/** A check that a person does and signs, because no test can do it. */
export interface HumanCheck {
  readonly id: string;
  /** The WCAG criteria that the check covers, such as '2.4.6'. The list may be empty. */
  readonly criteria: readonly string[];
  readonly instructions: string;
  /** The person who did the check. The field is absent without a valid signature. */
  readonly signedBy?: string;
  /** The ISO date of the signature. */
  readonly date?: string;
}

const HUMAN_CHECKS_FILE = 'a11y/human-checks.md';
/** The number of days for which a signature is valid. */
const SIGNATURE_VALIDITY_DAYS = 365;

const HEADING_PATTERN = /^## (?<id>[a-z][a-z0-9-]*) · (?<criteria>none|[1-4]\.\d\.\d+(?: [1-4]\.\d\.\d+)*)$/;
const SIGNATURE_PATTERN = /^signed: (?<signedBy>\S.*), (?<date>\d{4}-\d{2}-\d{2})$/;

function fail(lineNumber: number, problem: string): never {
  throw new Error(`${HUMAN_CHECKS_FILE}:${lineNumber}: ${problem}`);
}

/**
 * Returns the person and date of a signature. Returns an empty object when the signature is missing, in the future or
 * too old. Throws when the signature is malformed.
 */
function parseSignature(text: string, lineNumber: number, today: string): Pick<HumanCheck, 'signedBy' | 'date'> {
  if (text === 'unsigned') return {};
  const { signedBy, date } = SIGNATURE_PATTERN.exec(text)?.groups ?? {};
  if (!signedBy || !date || !isDate(date))
    return fail(
      lineNumber,
      `'${text}' is not a valid signature. End the check with 'unsigned' or 'signed: NAME, YYYY-MM-DD'.`,
    );
  const age = countDays(date, today);
  return age < 0 || age > SIGNATURE_VALIDITY_DAYS ? {} : { signedBy, date };
}

/**
 * Returns the human checks in the order of the file. A check without a valid signature has no `signedBy` and no `date`.
 * A signature is valid until 365 days after its date. A date after `today` (an ISO date) makes a signature invalid.
 * Throws with the file, the line and the correction when an entry is malformed, an id repeats, or there is no entry.
 */
export function readHumanChecks(
  text: string = readFileSync(HUMAN_CHECKS_FILE, 'utf8'),
  today: string = new Date().toISOString().slice(0, 10),
): readonly HumanCheck[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const headingIndices = lines.flatMap((line, index) => (/^#{2,} /.test(line) ? [index] : []));
  if (headingIndices.length === 0) fail(1, 'There is no check. Add a heading such as "## plain-words · 3.1.5".');

  const ids = new Set<string>();
  return headingIndices.map((headingIndex, index) => {
    const { id, criteria } = HEADING_PATTERN.exec(lines[headingIndex] ?? '')?.groups ?? {};
    if (!id || !criteria)
      return fail(
        headingIndex + 1,
        `'${lines[headingIndex]}' is not a valid heading of a check. Write, for example, '## plain-words · 3.1.5' or '## plain-words · none'.`,
      );
    if (ids.has(id)) fail(headingIndex + 1, `Two checks have the id '${id}'. Give each check its own id.`);
    ids.add(id);

    const endIndex = headingIndices[index + 1] ?? lines.length;
    const bodyLines = lines
      .slice(headingIndex + 1, endIndex)
      .flatMap((line, lineIndex) => (line ? [{ line, lineNumber: headingIndex + 2 + lineIndex }] : []));
    const lastLine = bodyLines.pop();
    if (!lastLine || bodyLines.length === 0)
      return fail(
        headingIndex + 1,
        `'${id}' is incomplete. Describe the check, then end it with 'unsigned' or a signature.`,
      );
    return {
      id,
      criteria: criteria === 'none' ? [] : criteria.split(' '),
      instructions: bodyLines.map(({ line }) => line).join(' '),
      ...parseSignature(lastLine.line, lastLine.lineNumber, today),
    };
  });
}
