import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { fillPlaceholders, formatPlural } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { CountryCode } from '../../site/types';
import type { FilterResult, FormRules } from '../../submission/filters';
import type { TextFieldDefinition } from '../../submission/forms/field';

/** Returns the text of a country in the list of country codes, such as 'India +91'. */
export const formatCountryOption = ({ name, code }: CountryCode): string =>
  fillPlaceholders(words.country.option, { country: name, code: isolate(code) });

const KB = 1024;
const MB = 1024 * KB;

/**
 * Returns a number of bytes as a file size for display, such as '1 KB' or '4.9 MB'. Returns '1 KB' for a file of less
 * than 1 KB, and '0 KB' for an empty file.
 */
export function formatFileSize(byteCount: number): string {
  const format = (value: number, decimalCount: number) =>
    new Intl.NumberFormat(settings.locale, {
      minimumFractionDigits: decimalCount,
      maximumFractionDigits: decimalCount,
    }).format(value);
  return byteCount < MB
    ? fillPlaceholders(words.resume.kilobytes, { size: format(byteCount && Math.max(1, byteCount / KB), 0) })
    : fillPlaceholders(words.resume.megabytes, { size: format(byteCount / MB, 1) });
}

/** A field whose text is filtered during typing (§5.1). */
export type FilteredField = TextFieldDefinition & Required<Pick<TextFieldDefinition, 'filterKind'>>;

/** Returns a field's hint, which describes the accepted input. */
export const formatHint = ({ filterKind, limit }: FilteredField, rules: FormRules): string =>
  fillPlaceholders(words.hints[rules][filterKind], { limit: limit[rules] });

/** The maximum number of different characters that the notice lists individually. */
const MAX_LISTED_CHARACTERS = 3;

const { leftOut, shared } = words;
const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.locale) + text.slice(1);

/**
 * Returns a text that differs from the previous one. A repeated text begins with an additional word, such as 'Again',
 * because screen readers do not announce a live text that equals the previous one.
 */
export const formatRepeatedText = (text: string, previousText: string): string =>
  text === previousText ? fillPlaceholders(leftOut.again, { notice: text }) : text;

/**
 * Returns the description of a character, such as "hyphen '-'". The description contains the character's name if
 * `leftOut.names` has one, because screen readers skip most punctuation.
 */
function describeCharacter(character: string): string {
  if (/\s/.test(character)) return leftOut.space;
  const name = leftOut.names[character];
  return name === undefined
    ? fillPlaceholders(leftOut.unnamed, { sign: character })
    : fillPlaceholders(leftOut.named, { name, sign: character });
}

/**
 * Returns the notice about removed characters and about the truncation at the length limit (§5.1). Returns '' when the
 * filter neither removed nor truncated text.
 */
export function formatFilterNotice(
  { filterKind: kind, limit }: FilteredField,
  rules: FormRules,
  { removedCharacters, isTruncated }: Omit<FilterResult, 'value'>,
): string {
  const descriptions = [...new Set([...removedCharacters].map(describeCharacter))];
  const keptCharacters = kind === 'name' || kind === 'email' ? leftOut.kept[rules][kind] : leftOut.kept.phone;
  const characterList =
    descriptions.length > MAX_LISTED_CHARACTERS
      ? leftOut.someSigns
      : new Intl.ListFormat(settings.locale).format(descriptions);
  const formatSentence = () =>
    formatPlural(leftOut.sentence, descriptions.length, settings.locale, {
      signs: characterList,
      kept: keptCharacters,
    });
  const cutTexts = leftOut.cut[kind === 'phone' ? 'digits' : 'characters'];
  return [
    ...(descriptions.length > 0 ? [capitalise(formatSentence())] : []),
    ...(isTruncated ? [formatPlural(cutTexts, limit[rules], settings.locale)] : []),
  ].join(shared.betweenSentences);
}
