import { joinNames, type Finding, type Site } from './site';
import { listAllTexts, createFinding, createRoot, resolveNode, type ContentNode } from './contentNodes';

/** Matches a placeholder, even with spaces inside its braces. All other braces are text. */
const PLACEHOLDER = /\{\s*([\p{L}_][\p{L}\p{N}_]*)\s*\}/gu;

const findNames = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
const LIST = new Intl.ListFormat('en-GB');
const formatNames = (names: readonly string[]): string => LIST.format(names.map((name) => `{${name}}`));

/** The placeholders that a text must contain, and the placeholders that a text may contain. */
export interface AllowedPlaceholders {
  readonly requiredNames: readonly string[];
  readonly allowed?: readonly string[];
}

/**
 * Returns a fault for each placeholder that is unknown or missing. One unknown and one missing placeholder are a single
 * fault, because the unknown one is probably misspelt.
 */
export function findPlaceholderFaults(text: string, { requiredNames, allowed = [] }: AllowedPlaceholders): string[] {
  const knownNames = [...new Set([...requiredNames, ...allowed])];
  const unknownNames = [...new Set(findNames(text))].filter(
    (name) => !knownNames.includes(name) || !text.includes(`{${name}}`),
  );
  const missingNames = requiredNames.filter((name) => !text.includes(`{${name}}`));
  const [first, ...otherUnknownNames] = unknownNames;
  if (first !== undefined && otherUnknownNames.length === 0 && missingNames.length === 1)
    return [`the site does not replace {${first}}: write ${formatNames(missingNames)}.`];
  const advice =
    knownNames.length === 0
      ? 'the text has no placeholders, so remove it'
      : `the ${knownNames.length > 1 ? 'placeholders here are' : 'one placeholder here is'} ${formatNames(knownNames)}`;
  return [
    ...unknownNames.map((name) => `the site does not replace {${name}}: ${advice}.`),
    ...missingNames.map((name) => `lacks {${name}}: write it where its value belongs.`),
  ];
}

/** Optional placeholders that the English words do not use. */
const ALSO_ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'words.hints.inclusive.email': ['limit'],
  'words.hints.inclusive.phone': ['limit'],
};

type Texts = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
/** Returns whether a group contains the plural forms of an English text. Plural forms differ between languages. */
const hasPluralForms = (english: Texts): boolean => typeof english['other'] === 'string';
/** Returns whether the keys of a group of texts may differ between languages, as in the names of characters. */
const hasFreeKeys = (node: ContentNode): boolean => node.key === 'names';

/**
 * Compares a text, list or group of texts with its English counterpart. Yields a finding for each difference in type,
 * keys or placeholders.
 */
function* compare(site: Site, node: ContentNode, english: unknown): Generator<Finding> {
  const { value, path } = node;
  if (typeof english === 'string') {
    if (value === undefined) yield createFinding(node, `is missing: write the text, which in English is ‘${english}’.`);
    else if (typeof value !== 'string') yield createFinding(node, 'is not a text: write one.');
    else
      for (const fault of findPlaceholderFaults(value, {
        requiredNames: findNames(english),
        allowed: ALSO_ALLOWED[path] ?? [],
      }))
        yield createFinding(node, fault);
  } else if (Array.isArray(english)) yield* compareLists(site, node, english);
  else if (isGroup(english)) yield* compareGroups(site, node, english);
}

function* compareLists(site: Site, node: ContentNode, english: readonly unknown[]): Generator<Finding> {
  if (!Array.isArray(node.value)) {
    yield createFinding(node, 'is not a list: write one.');
    return;
  }
  const allowed = findNames(english.join(' '));
  for (const index of node.value.keys()) {
    const entry = resolveNode(site, node, [index]);
    if (typeof entry.value !== 'string') yield createFinding(entry, 'is not a text: write one.');
    else
      for (const fault of findPlaceholderFaults(entry.value, { requiredNames: [], allowed }))
        yield createFinding(entry, fault);
  }
}

function* compareGroups(site: Site, node: ContentNode, english: Texts): Generator<Finding> {
  if (!isGroup(node.value) || Array.isArray(node.value)) {
    yield createFinding(node, `is missing: write its texts: ${joinNames(Object.keys(english))}.`);
    return;
  }
  const ownTexts = node.value;
  if (hasPluralForms(english)) {
    const requiredNames = findNames(String(english['other']));
    yield* compare(site, resolveNode(site, node, ['other']), english['other']);
    for (const form of Object.keys(ownTexts).filter((key) => key !== 'other')) {
      const entry = resolveNode(site, node, [form]);
      // A plural form such as 'one' may omit the placeholder of the number.
      for (const fault of findPlaceholderFaults(String(entry.value), { requiredNames: [], allowed: requiredNames }))
        yield createFinding(entry, fault);
    }
    return;
  }
  if (hasFreeKeys(node)) return;
  for (const [key, text] of Object.entries(english)) yield* compare(site, resolveNode(site, node, [key]), text);
  for (const key of Object.keys(ownTexts).filter((ownKey) => !(ownKey in english)))
    yield createFinding(resolveNode(site, node, [key]), 'is not a text of the site: remove it, or correct its name.');
}

/** Matches the paths of content texts with placeholders, which the schemas of contents.ts check. */
const TEMPLATES = /\bquote\.(title|titleWithoutAddon|helper)$|\bprofileLink\.suffix$|\bhierarchy\.words\./;

/**
 * WCAG 3.1.1: checks the firm's words and all other texts except templates. In the firm's words, yields a finding for
 * each text that is missing or unknown, and for each placeholder that is missing or unknown. In the other texts, yields
 * a finding for each placeholder, because these texts must contain no placeholders. The words of every language have
 * the same keys as the English words.
 */
export function* checkPlaceholders(site: Site): Generator<Finding> {
  for (const [fileName, english] of Object.entries(site.english)) {
    const [file = '', name = ''] = fileName.split('#');
    yield* compare(site, createRoot(site, site.words[fileName], file, name), english);
  }
  for (const node of listAllTexts(site)) {
    if (node.path.startsWith('words.') || TEMPLATES.test(node.path)) continue;
    for (const fault of findPlaceholderFaults(node.value, { requiredNames: [] })) yield createFinding(node, fault);
  }
}
