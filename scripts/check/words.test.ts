import { SAMPLE } from '../../src/site/sample';
import { checkLengths } from './lengths';
import { checkLists } from './lists';
import type { Check } from './site';
import { linesOf, smallSite, type Drafted } from './testing/smallSite';
import { checkWords } from './words';

test('§3 the small firm has no mistake, and its texts were looked at', () => {
  const { counts, findings } = checkWords(smallSite());
  expect(counts['texts']).toBeGreaterThan(150);
  expect(findings).toEqual([]);
  expect(checkLengths(smallSite()).findings).toEqual([]);
  expect(checkLists(smallSite()).findings).toEqual([]);
});

const intro = (text: string) => (drafted: Drafted) => (drafted.contents.imprint.intro = text);
const INTRO = 'imprint.ts › imprint › intro';

const CASES: [string, Check, (drafted: Drafted) => void, string[]][] = [
  ['§3 an empty text', checkWords, intro(' '), [`${INTRO}: is empty: write something, or take the field away.`]],
  ...['TODO', 'XXX', 'Lorem ipsum', 'Musterfirma', 'Mustermann'].map(
    (word): [string, Check, (drafted: Drafted) => void, string[]] => [
      `§3 the placeholder ${word}`,
      checkWords,
      intro(`Here is ${word} now.`),
      [`${INTRO}: holds ‘${word}’, which is unfinished: write the text.`],
    ],
  ),
  ...SAMPLE.words.map((word): [string, Check, (drafted: Drafted) => void, string[]] => [
    `§3 ${word} of the sample firm`,
    checkWords,
    intro(`It says ${word} here.`),
    [`${INTRO}: holds ‘${word}’ of the sample firm: write your own.`],
  ]),
  [
    '§3 a word of the sample firm in a menu or a control',
    checkWords,
    ({ words }) => (words['words/controls.ts#words'] = { contact: `Reach ${SAMPLE.words[0]}` }),
    [`words/controls.ts › words › contact: holds ‘${SAMPLE.words[0]}’ of the sample firm: write your own.`],
  ],
  [
    '§2.2 a name longer than the header',
    checkLengths,
    ({ firm }) => (firm.name = 'a'.repeat(41)),
    ['firm.ts › firm › name: has 41 letters, and its place has room for 40: shorten it.'],
  ],
  [
    '§2.7 a text too long for its place',
    checkLengths,
    ({ contents: { team } }) => (team.team.members[0]!.bio = 'a'.repeat(261)),
    ['team.ts › team › team › members › ‘Ada’ › bio: has 261 letters, and its place has room for 260: shorten it.'],
  ],
  [
    '§2.1 a line too long for its preview',
    checkLengths,
    ({ previewLines }) => (previewLines['home'] = 'a'.repeat(61)),
    ['previews.ts › previewLines › home: has 61 letters, and its place has room for 60: shorten it.'],
  ],
  [
    '§2.1 a title too long for its page',
    checkLengths,
    ({ pages }) => (pages['team']!.title = 'a'.repeat(71)),
    ['pages.ts › team › title: has 71 letters, and its place has room for 70: shorten it.'],
  ],
  [
    '§3 two entries of one id',
    checkLists,
    ({ contents: { shops } }) => (shops.plans[1]!.id = 'small'),
    ['shops.ts › shops › plans: two entries have the id ‘small’: give each its own.'],
  ],
  [
    '§3 a date that is none',
    checkLists,
    ({ contents: { imprint } }) => (imprint.updated = '2026-02-30'),
    ['imprint.ts › imprint › updated: ‘2026-02-30’ is no date: write year, month and day, such as ‘2026-11-20’.'],
  ],
  [
    '§3 a date in the future',
    checkLists,
    ({ contents: { imprint } }) => (imprint.updated = '2027-01-01'),
    ['imprint.ts › imprint › updated: ‘2027-01-01’ is in the future: write the day of the last change.'],
  ],
];

test.each(CASES)('%s', (_title, check, plant, expected) => {
  expect(linesOf(check, plant)).toEqual(expected.map((line) => `src/content/acme/${line}`));
});

test.each(['Todo es posible', 'Taille xxxl', 'a fixme-free text in Muster'])('§3 ‘%s’ is finished', (text) => {
  expect(linesOf(checkWords, intro(text))).toEqual([]);
});

test('§3 the sample firm may say its own words', () => {
  const site = { ...smallSite(intro(`We are ${SAMPLE.words[0]}.`)), folder: `src/content/${SAMPLE.folder}` };
  expect(checkWords(site).findings).toEqual([]);
});
