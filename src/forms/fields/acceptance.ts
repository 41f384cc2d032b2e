import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { fill, plural } from '../../site/fill';
import { filterEmail, filterMessage, filterName, filterPhone, limitsFor } from '../../submission/filters';
import type { Filtered, FormRules } from '../../submission/filters';

/** The filtered kinds of text (§5.1). */
export type TextKind = 'name' | 'email' | 'phone' | 'message';

/** What a field keeps of what was typed or pasted. */
export const accept = (kind: TextKind, text: string, rules: FormRules): Filtered => filters[kind](text, rules);

const filters = {
  name: filterName,
  email: filterEmail,
  phone: filterPhone,
  message: filterMessage,
} satisfies Record<TextKind, (text: string, rules: FormRules) => Filtered>;

/** What a field accepts, in words, for its hint. */
export const hintFor = (kind: TextKind, rules: FormRules): string =>
  fill(words.hints[rules][kind], { limit: limitsFor(rules)[kind] });

/** More different signs than these are not listed one by one. */
const LISTED = 3;

const { leftOut, shared } = words;
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.locale) + text.slice(1);

/** Screen readers pass over most signs: these are named as well. */
function named(sign: string): string {
  if (/\s/.test(sign)) return leftOut.space;
  const name = leftOut.names[sign];
  return name === undefined ? fill(leftOut.unnamed, { sign }) : fill(leftOut.named, { name, sign });
}

/** What was left out, in words: "Hyphen '-' was left out: only digits". '' when nothing was. */
export function leftOutWords(kind: TextKind, rules: FormRules, { left, isCut }: Omit<Filtered, 'value'>): string {
  const signs = [...new Set([...left].map(named))];
  const kept = kind === 'name' || kind === 'email' ? leftOut.kept[rules][kind] : leftOut.kept.phone;
  const listed = signs.length > LISTED ? leftOut.someSigns : new Intl.ListFormat(settings.locale).format(signs);
  const sentence = () => plural(leftOut.sentence, signs.length, settings.locale, { signs: listed, kept });
  const cut = leftOut.cut[kind === 'phone' ? 'digits' : 'characters'];
  return [
    ...(signs.length > 0 ? [capitalised(sentence())] : []),
    ...(isCut ? [plural(cut, limitsFor(rules)[kind], settings.locale)] : []),
  ].join(shared.betweenSentences);
}
