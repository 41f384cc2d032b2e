import { traverse, types as t } from '@babel/core';
import { listFiles, readSource, parseSource } from './sources';

/**
 * The folders whose code renders texts. The texts themselves must be in the content folder or in `src/languages`.
 */
const TEXT_FOLDERS = ['src/components', 'src/hooks', 'src/app', 'src/pages', 'src/start', 'src/forms', 'scripts/build'];
const files = [
  ...TEXT_FOLDERS.flatMap((folder) => listFiles(folder, /(?<!\.test)\.tsx?$/)).filter(
    (file) => !file.includes('/testing/'),
  ),
  'src/index.tsx',
  'src/index.server.tsx',
];

const LETTER_PATTERN = /\p{L}/u;
/** Matches the attributes and props that contain visible or announced text. */
const TEXT_ATTRIBUTE_PATTERN =
  /^aria-(label|roledescription|description|valuetext|placeholder)$|(^|[a-z-])(label|title|heading|subtitle|suffix|caption|alt|placeholder|summary)$/i;
/** Matches words in an HTML string: after a tag, in an attribute that screen readers announce, or in `lang`. */
const MARKUP_PATTERN = /<\/?[a-z][^<>]*>[^<>]*\p{L}|\s(aria-label|title|alt|placeholder|lang)="[^"]*\p{L}/u;
/** Matches a hard-coded language tag, such as 'en-GB'. */
const LANGUAGE_TAG_PATTERN = /^[a-z]{2}-[A-Z]{2}$/;

/** Returns the literal texts that the value of an expression may contain. */
function findTexts(node: t.Node | null | undefined): string[] {
  if (t.isStringLiteral(node) || t.isJSXText(node)) return [node.value];
  if (t.isTemplateLiteral(node))
    return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(findTexts)];
  if (t.isConditionalExpression(node)) return [...findTexts(node.consequent), ...findTexts(node.alternate)];
  if (t.isLogicalExpression(node) || t.isBinaryExpression(node, { operator: '+' }))
    return [...findTexts(node.left), ...findTexts(node.right)];
  if (t.isJSXExpressionContainer(node) || t.isTSAsExpression(node)) return findTexts(node.expression);
  return [];
}

/** Returns every visible or announced text in a source text, and every hard-coded language tag. */
function findWords(source: string, file: string): string[] {
  const foundTexts: string[] = [];
  const addTexts = (texts: readonly string[]) => {
    for (const text of texts) if (LETTER_PATTERN.test(text)) foundTexts.push(text.trim());
  };
  traverse(parseSource(source, file), {
    JSXText: ({ node }) => addTexts(findTexts(node)),
    JSXExpressionContainer: ({ node, parent }) => {
      if (!t.isJSXAttribute(parent)) addTexts(findTexts(node));
    },
    JSXAttribute: ({ node }) => {
      if (TEXT_ATTRIBUTE_PATTERN.test(String(node.name.name))) addTexts(findTexts(node.value));
    },
    ObjectProperty: ({ node }) => {
      const name = t.isStringLiteral(node.key) ? node.key.value : t.isIdentifier(node.key) ? node.key.name : '';
      if (TEXT_ATTRIBUTE_PATTERN.test(name)) addTexts(findTexts(node.value));
    },
    StringLiteral: ({ node }) =>
      addTexts(MARKUP_PATTERN.test(node.value) || LANGUAGE_TAG_PATTERN.test(node.value) ? [node.value] : []),
    TemplateElement: ({ node }) => addTexts(MARKUP_PATTERN.test(node.value.raw) ? [node.value.raw] : []),
  });
  return foundTexts;
}

/**
 * Returns the texts with letters in the `content` declarations of a stylesheet. Such texts are errors, because a
 * stylesheet cannot be translated.
 */
const findStyleWords = (css: string): string[] =>
  [...css.matchAll(/[\s;{]content:([^;}]*)/g)]
    .flatMap(([, value = '']) => [...value.matchAll(/(["'])(.*?)\1/g)].map(([, , text = '']) => text))
    .filter((text) => LETTER_PATTERN.test(text));

test('3.1.1 code contains no visible or announced text', () => {
  expect(files.length).toBeGreaterThan(100);
  const foundTexts = files.flatMap((file) => findWords(readSource(file), file).map((text) => `${file}: ${text}`));
  expect(foundTexts).toEqual([]);
});

test('3.1.1 no stylesheet contains visible words', () => {
  const foundTexts = listFiles('src', /\.css$/).flatMap((file) =>
    findStyleWords(readSource(file)).map((text) => `${file}: ${text}`),
  );
  expect(foundTexts).toEqual([]);
});

test.each([
  ['<p>Menu</p>', 'Menu'],
  ["<p>{isOpen ? 'Close' : null}</p>", 'Close'],
  ['<>{count > 0 && `Show ${count} more`}</>', 'Show'],
  ["<p>{'Last ' + name}</p>", 'Last'],
  ['<nav aria-label="Main" />', 'Main'],
  ['<button aria-label={`Go to ${name}`} />', 'Go to'],
  ['<img alt={name ?? "Portrait"} />', 'Portrait'],
  ['<Section heading="Plans" />', 'Plans'],
  ["useTab({ 'aria-label': 'Plans' })", 'Plans'],
  ['`<section aria-label="Notice">${text}`', '<section aria-label="Notice">'],
  ["'<p>Not found</p>'", '<p>Not found</p>'],
  ["new Intl.NumberFormat('en-GB')", 'en-GB'],
])('3.1.1 the search finds the text in %s', (source, text) => {
  expect(findWords(`export const x = (${source});`, 'src/planted.tsx')).toContain(text);
});

test.each([
  '<p className="large" id={`a-${id}`}>{words.menu} · {name}</p>',
  '<img alt="" src="a.png" />',
  '<b>{` ${words.newTab}`}</b>',
  "new Error('Nothing to show')",
  '`<p lang="${language}">${text}</p>`',
])('3.1.1 the search finds no text in %s', (source) => {
  expect(findWords(`export const x = (${source});`, 'src/planted.tsx')).toEqual([]);
});

test('3.1.1 the search finds words in a stylesheet, but ignores punctuation, attr() and other properties', () => {
  expect(findStyleWords("a::after { content: ' opens'; }")).toEqual([' opens']);
  expect(findStyleWords("a::after { content: ': ' attr(href); justify-content: center; }")).toEqual([]);
});
