import { mixed, type Schema } from 'yup';
import { PLACEHOLDER_PATTERN } from '../../src/site/fill';
import { listOf, LIST_FORMAT, objectOf, createRule, checkedText, anyText, validate } from './schema';
import { joinNames, type Finding, type Site } from './site';
import { listAllTexts, createFinding, createRootNode } from './contentNodes';

/**
 * Matches a single word in braces, even with spaces around the word. If the site replaces no placeholders in a text,
 * only such words are faults.
 */
const SINGLE_WORD_PATTERN = /\{\s*([\p{L}_][\p{L}\p{N}_]*)\s*\}/gu;

const findPlaceholderNames = (value: string, pattern = PLACEHOLDER_PATTERN): string[] =>
  [...value.matchAll(pattern)].map(([, name = '']) => name);
const formatNames = (names: readonly string[]): string => LIST_FORMAT.format(names.map((name) => `{${name}}`));

/**
 * Returns a fault for each unknown and each missing placeholder of a text. If exactly one placeholder is unknown and
 * one is missing, returns a single fault, because the unknown placeholder is probably misspelt.
 */
function findPlaceholderFaults(
  value: string,
  requiredNames: readonly string[],
  allowedNames: readonly string[] = [],
  pattern = PLACEHOLDER_PATTERN,
): string[] {
  const knownNames = [...new Set([...requiredNames, ...allowedNames])];
  const unknownNames = [...new Set(findPlaceholderNames(value, pattern))].filter((name) => !knownNames.includes(name));
  const missingNames = requiredNames.filter((name) => !value.includes(`{${name}}`));
  const [firstUnknownName, ...otherUnknownNames] = unknownNames;
  if (firstUnknownName !== undefined && otherUnknownNames.length === 0 && missingNames.length === 1)
    return [`the site does not replace {${firstUnknownName}}: write ${formatNames(missingNames)}.`];
  const advice =
    knownNames.length === 0
      ? 'this text must not contain placeholders, so remove it'
      : `the ${knownNames.length > 1 ? 'placeholders here are' : 'only placeholder here is'} ${formatNames(knownNames)}`;
  return [
    ...unknownNames.map((name) => `the site does not replace {${name}}: ${advice}.`),
    ...missingNames.map((name) => `lacks {${name}}: write it where its value belongs.`),
  ];
}

/** Returns a fault for each placeholder in `value`. The site replaces no placeholders in this text. */
export const findUnreplacedPlaceholderFaults = (value: string): string[] =>
  findPlaceholderFaults(value, [], [], SINGLE_WORD_PATTERN);

/** Optional placeholders that the English words do not use. */
const OPTIONAL_PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  'words.hints.inclusive.email': ['limit'],
  'words.hints.inclusive.phone': ['limit'],
};

/**
 * Returns the schema of a text that must contain the placeholders `requiredNames` and may contain the placeholders
 * `allowedNames`.
 */
export const createTemplateSchema = (requiredNames: readonly string[], allowedNames: readonly string[] = []) =>
  checkedText((value) => findPlaceholderFaults(value, requiredNames, allowedNames));

type TextGroup = Readonly<Record<string, unknown>>;

const mapTexts = (texts: TextGroup, createSchema: (key: string) => Schema): Record<string, Schema> =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, createSchema(key)]));

const unknownTextSchema = mixed().test(createRule(() => 'is not a text of the site: remove it, or correct its name.'));

/** Returns a schema for each text of a group, derived from the English group and from the firm's group. */
function createTextSchemas(englishTexts: TextGroup, ownTexts: TextGroup, path: string): Record<string, Schema> {
  const { other: otherForm } = englishTexts;
  // The plural forms of a text differ between languages. A form such as 'one' may omit the placeholder of the number.
  if (typeof otherForm === 'string')
    return {
      ...mapTexts(ownTexts, () => createTemplateSchema([], findPlaceholderNames(otherForm))),
      other: createWordsSchema(otherForm, ownTexts['other'], `${path}.other`),
    };
  // The set of characters with a name differs between languages.
  if (path.endsWith('.names')) return mapTexts(ownTexts, anyText);
  return {
    ...mapTexts(ownTexts, () => unknownTextSchema),
    ...mapTexts(englishTexts, (key) => createWordsSchema(englishTexts[key], ownTexts[key], `${path}.${key}`)),
  };
}

/**
 * Returns the schema of the firm's own words, which are a text, a list or a group of texts. `englishWords` is the
 * English counterpart, which determines the type and the placeholders.
 */
function createWordsSchema(englishWords: unknown, ownWords: unknown, path: string): Schema {
  if (Array.isArray(englishWords))
    return listOf(createTemplateSchema([], findPlaceholderNames(englishWords.join(' '))));
  const isText = typeof englishWords === 'string';
  const missingMessage = isText
    ? `is missing: write the text, which in English is ‘${englishWords}’.`
    : `is missing: write its texts: ${joinNames(Object.keys(englishWords as TextGroup))}.`;
  const schema: Schema = isText
    ? createTemplateSchema(findPlaceholderNames(englishWords), OPTIONAL_PLACEHOLDERS[path])
    : objectOf(createTextSchemas(englishWords as TextGroup, Object(ownWords) as TextGroup, path));
  // The message is a function, because Yup replaces '${…}' in a string.
  return schema.defined(() => missingMessage).nonNullable(() => missingMessage);
}

/** Matches the paths of content texts that may contain placeholders. The schemas of contents.ts check these texts. */
const TEMPLATE_PATH_PATTERN =
  /\bquote\.(title|titleWithoutAddon|helper)$|\bprofileLink\.suffix$|\bhierarchy\.words\.(titleSuffix|leader|drillDownTitle|back|reportsTo)$/;

/** Yields a finding for each missing or unknown text, and for each missing or unknown placeholder. */
export function* checkWordFiles(site: Pick<Site, 'words' | 'englishWords' | 'exportLocations'>): Generator<Finding> {
  for (const [file, englishWords] of Object.entries(site.englishWords)) {
    const root = createRootNode(site, site.words[file], file, 'words');
    yield* validate(site, createWordsSchema(englishWords, root.value, root.path), root);
  }
}

/**
 * WCAG 3.1.1: checks the firm's words with {@link checkWordFiles}. Also yields a finding for each placeholder in the
 * firm's content, except in templates.
 */
export function* checkPlaceholders(site: Site): Generator<Finding> {
  yield* checkWordFiles(site);
  for (const node of listAllTexts(site)) {
    if (node.path.startsWith('words.') || TEMPLATE_PATH_PATTERN.test(node.path)) continue;
    for (const fault of findUnreplacedPlaceholderFaults(node.value)) yield createFinding(node, fault);
  }
}
