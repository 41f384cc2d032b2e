import { checkLines, createSmallSite, testMistakes, type InsertMistake } from './testing/smallSite';

const FILE = 'words/controls.ts';
const LINE = `${FILE} › words ›`;

/** Replaces some of the small firm's words. */
const say =
  (texts: Readonly<Record<string, unknown>>): InsertMistake =>
  ({ words }) =>
    Object.assign(words[`${FILE}#words`] as object, texts);

testMistakes('3.1.1', {
  [`${LINE} slide: the site does not replace {sayi}: write {count}.`]: say({ slide: '{number} / {sayi}' }),
  [`${LINE} slide: the site does not replace {sayı}: the placeholders here are {number} and {count}.`]: say({
    slide: '{number} / {count} {sayı}',
  }),
  [`${LINE} slide: the site does not replace {count}: write {count}.`]: say({ slide: '{number} / { count }' }),
  [`${LINE} slide: lacks {count}: write it where its value belongs.`]: say({ slide: 'Slide {number}' }),
  [`${LINE} contact: the site does not replace {firm}: the text has no placeholders, so remove it.`]: say({
    contact: 'Write to {firm}',
  }),
  [`${LINE} left › other: the site does not replace {sayi}: write {count}.`]: say({
    left: { other: '{sayi} letters left' },
  }),
  [`${LINE} left › one: the site does not replace {n}: the one placeholder here is {count}.`]: say({
    left: { one: '{n} letter left', other: '{count} letters left' },
  }),
  [`${LINE} lines › no. 1: the site does not replace {town}: the placeholders here are {street} and {city}.`]: say({
    lines: ['{street}, {town}'],
  }),
  [`${LINE} slide: is missing: write the text, which in English is ‘{number} of {count}’.`]: say({ slide: undefined }),
  [`${LINE} left: is missing: write its texts: ‘one’ and ‘other’.`]: say({ left: undefined }),
  [`${LINE} lines: is not a list: write one.`]: say({ lines: '{street}' }),
  [`${LINE} contact: is not a text: write one.`]: say({ contact: 7 }),
  [`${LINE} trap: is not a text of the site: remove it, or correct its name.`]: say({ trap: 'Empty' }),
  'imprint.ts › imprint › intro: the site does not replace {name}: the text has no placeholders, so remove it.': ({
    imprint,
  }) => (imprint.intro = 'This site belongs to {name}.'),
  'team.ts › team › hierarchy › words › back: the site does not replace {nmae}: write {name}.': ({ team }) =>
    (team.hierarchy.words.back = 'Back to {nmae}'),
  'team.ts › team › team › profileLink › suffix: lacks {name}: write it where its value belongs.': ({ team }) =>
    (team.team.profileLink.suffix = 'of a person'),
});

test('3.1.1 the check accepts names of characters that the English words lack', () => {
  expect(checkLines(createSmallSite(say({ names: { '§': 'section sign' } })))).toEqual([]);
});
