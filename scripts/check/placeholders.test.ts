import { listFindingLines, createSmallSite, testMistakes, type InsertMistake } from './testing/smallSite';

const WORDS_FILE = 'words/controls.ts';
const WORDS_LOCATION = `${WORDS_FILE} › words ›`;

/** Replaces the given words of the small firm. */
const replaceWords =
  (texts: Readonly<Record<string, unknown>>): InsertMistake =>
  ({ words }) =>
    Object.assign(words[WORDS_FILE] as object, texts);

testMistakes('3.1.1', {
  [`${WORDS_LOCATION} slide: the site does not replace {sayi}: write {count}.`]: replaceWords({
    slide: '{number} / {sayi}',
  }),
  [`${WORDS_LOCATION} slide: the site does not replace {sayı}: the placeholders here are {number} and {count}.`]:
    replaceWords({
      slide: '{number} / {count} {sayı}',
    }),
  [`${WORDS_LOCATION} slide: the site does not replace { count }: write {count}.`]: replaceWords({
    slide: '{number} / { count }',
  }),
  [`${WORDS_LOCATION} slide: lacks {count}: write it where its value belongs.`]: replaceWords({
    slide: 'Slide {number}',
  }),
  [`${WORDS_LOCATION} contact: the site does not replace {firm}: this text must not contain placeholders, so remove it.`]:
    replaceWords({
      contact: 'Write to {firm}',
    }),
  [`${WORDS_LOCATION} left › other: the site does not replace {sayi}: write {count}.`]: replaceWords({
    left: { other: '{sayi} letters left' },
  }),
  [`${WORDS_LOCATION} left › one: the site does not replace {n}: the only placeholder here is {count}.`]: replaceWords({
    left: { one: '{n} letter left', other: '{count} letters left' },
  }),
  [`${WORDS_LOCATION} lines › no. 1: the site does not replace {town}: the placeholders here are {street} and {city}.`]:
    replaceWords({
      lines: ['{street}, {town}'],
    }),
  [`${WORDS_LOCATION} slide: is missing: write the text, which in English is ‘{number} of {count}’.`]: replaceWords({
    slide: undefined,
  }),
  [`${WORDS_LOCATION} left: is missing: write its texts: ‘one’ and ‘other’.`]: replaceWords({ left: undefined }),
  [`${WORDS_LOCATION} lines: is not a list: write one.`]: replaceWords({ lines: '{street}' }),
  [`${WORDS_LOCATION} contact: is not a text: write one.`]: replaceWords({ contact: 7 }),
  [`${WORDS_LOCATION} trap: is not a text of the site: remove it, or correct its name.`]: replaceWords({
    trap: 'Empty',
  }),
  'imprint.ts › imprint › intro: the site does not replace {name}: this text must not contain placeholders, so remove it.':
    ({ imprint }) => (imprint.intro = 'This site belongs to {name}.'),
  'team.ts › team › hierarchy › words › back: the site does not replace {nmae}: write {name}.': ({ team }) =>
    (team.hierarchy.words.back = 'Back to {nmae}'),
  'team.ts › team › hierarchy › words › noReports: the site does not replace {name}: this text must not contain placeholders, so remove it.':
    ({ team }) => (team.hierarchy.words.noReports = 'No team of {name}'),
  'team.ts › team › team › profileLink › suffix: lacks {name}: write it where its value belongs.': ({ team }) =>
    (team.team.profileLink.suffix = 'of a person'),
});

test('3.1.1 the check accepts a name for a character that has no name in the English texts', () => {
  expect(listFindingLines(createSmallSite(replaceWords({ names: { '§': 'section sign' } })))).toEqual([]);
});
