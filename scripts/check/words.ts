import path from 'node:path';
import { SAMPLE } from '../../src/site/sample';
import type { Finding, Site } from './site';
import { listAllTexts, createFinding } from './contentNodes';

const UNFINISHED_PATTERN = /\b(TODO|FIXME|TBD|XXX+)\b|\b(lorem ipsum|lorem|musterfirma|mustermann)\b/i;
/**
 * Matches the markers that the check reports only in capitals, because 'todo' is Spanish for 'everything'.
 */
const CAPITAL_MARKER_PATTERN = /^(todo|tbd|fixme|xxx+)$/i;

/** The message about an empty text, unless another check has a more precise message. */
export const EMPTY_TEXT_MESSAGE = 'is empty: write a text, or remove the field if it is optional.';

/**
 * Fields whose text may be empty: the `alt` of a decorative picture, the value of an empty option, and the postal code
 * in a country without postal codes.
 */
const OPTIONAL_TEXT_FIELDS = ['alt', 'value', 'postalCode'];
/** Fields with file names or keys instead of prose. */
const NON_PROSE_FIELDS = ['src', 'icon', 'id', 'flag', 'code', 'value'];

function findUnfinishedMarker(text: string): string | undefined {
  const [word] = UNFINISHED_PATTERN.exec(text) ?? [];
  if (word === undefined || (CAPITAL_MARKER_PATTERN.test(word) && word !== word.toUpperCase())) return undefined;
  return word;
}

/**
 * Yields a finding for each text that is empty, contains a marker such as 'TODO', or contains a text that identifies
 * the sample firm.
 */
export function* checkWords(site: Site): Generator<Finding> {
  const isSample = path.basename(site.folder) === SAMPLE.folder;
  for (const node of listAllTexts(site)) {
    const { key, value } = node;
    if (value.trim() === '' && !OPTIONAL_TEXT_FIELDS.includes(key)) yield createFinding(node, EMPTY_TEXT_MESSAGE);
    const unfinishedMarker = NON_PROSE_FIELDS.includes(key) ? undefined : findUnfinishedMarker(value);
    if (unfinishedMarker) yield createFinding(node, `contains the marker ‘${unfinishedMarker}’: write the text.`);
    const sampleWord = isSample
      ? undefined
      : SAMPLE.identifyingTexts.find((word) => value.toLowerCase().includes(word.toLowerCase()));
    if (sampleWord) yield createFinding(node, `contains ‘${sampleWord}’ of the sample firm: write your own text.`);
  }
}
