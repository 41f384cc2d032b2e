import { SAMPLE } from '../../src/site/sample';
import { listFindingLines, createSmallSite, testMistakes, INTRO_LOCATION, writeIntro } from './testing/smallSite';

testMistakes('§3', {
  [`${INTRO_LOCATION}: is empty: write a text, or remove the field if it is optional.`]: writeIntro(' '),
  ...Object.fromEntries(
    ['TODO', 'XXX', 'Lorem ipsum', 'Musterfirma', 'Mustermann'].map((word) => [
      `${INTRO_LOCATION}: contains the marker ‘${word}’: write the text.`,
      writeIntro(`Here is ${word} now.`),
    ]),
  ),
  ...Object.fromEntries(
    SAMPLE.identifyingTexts.map((word) => [
      `${INTRO_LOCATION}: contains ‘${word}’ of the sample firm: write your own text.`,
      writeIntro(`It says ${word} here.`),
    ]),
  ),
  [`words/controls.ts › words › contact: contains ‘${SAMPLE.identifyingTexts[0]}’ of the sample firm: write your own text.`]:
    ({ words }) =>
      Object.assign(words['words/controls.ts'] as object, { contact: `Reach ${SAMPLE.identifyingTexts[0]}` }),
  'imprint.ts › imprint › updated: ‘2026-02-30’ is not a date: write year, month and day, such as ‘2026-11-20’.': ({
    imprint,
  }) => (imprint.updated = '2026-02-30'),
  'imprint.ts › imprint › updated: ‘2027-01-01’ is in the future: write the day of the last change.': ({ imprint }) =>
    (imprint.updated = '2027-01-01'),
});

testMistakes('§2', {
  'firm.ts › firm › name: has 41 characters, but only 40 characters fit: shorten the text.': ({ firm, audit }) =>
    (firm.name = audit.firm = 'a'.repeat(41)),
  'team.ts › team › team › members › ‘Ada’ › bio: has 261 characters, but only 260 characters fit: shorten the text.':
    ({ team }) => (team.team.members[0]!.bio = 'a'.repeat(261)),
  'previews.ts › previewLines › home: has 61 characters, but only 60 characters fit: shorten the text.': ({
    previewLines,
  }) => (previewLines['home'] = 'a'.repeat(61)),
  'shops.ts › shops › quote › budgetKeys › Small: has 101 characters, but only 100 characters fit: shorten the text.':
    ({ shops }) => (shops.quote.budgetKeys['Small'] = 'a'.repeat(101)),
  'shops.ts › shops › quote › selects › ‘industry’ › options › ‘Metal’ › value: has 101 characters, but only 100 characters fit: shorten the text.':
    ({ shops }) => {
      const value = 'a'.repeat(101);
      shops.quote.selects[0]!.options[1]!.value = value;
      shops.quote.preselect.byPlan = { Small: value };
    },
  'shops.ts › shops › plans › ‘Small’ › distinction: has 39 characters, but only 38 characters fit: shorten the text.':
    ({ shops }) => (shops.plans[0]!.distinction = 'a'.repeat(39)),
  'pages.ts › team › title: has 71 characters, but only 70 characters fit: shorten the text.': ({ pages }) =>
    (pages['team']!.title = 'a'.repeat(71)),
});

test.each(['Todo es posible', 'Taille xxxl', 'a fixme-free text in Muster'])(
  '§3 the check finds no marker of an unfinished text in ‘%s’',
  (text) => {
    expect(listFindingLines(createSmallSite(writeIntro(text)))).toEqual([]);
  },
);

test('§3 the check accepts the words of the sample firm in the folder of the sample firm', () => {
  const site = {
    ...createSmallSite(writeIntro(`We are ${SAMPLE.identifyingTexts[0]}.`)),
    folder: `src/content/${SAMPLE.folder}`,
  };
  expect(listFindingLines(site)).toEqual([]);
});

test('Annex V of the European Accessibility Act: the check names each empty field of the statement', () => {
  const service = {
    description: '',
    accessibility: 'By the standard.',
    contact: ' ',
    authority: { name: '', address: 'Town', link: { label: 'Website', href: 'https://authority.example/' } },
  };
  const lines = listFindingLines(createSmallSite(({ imprint }) => Object.assign(imprint, { service })));
  const location = 'imprint.ts › imprint › service';
  expect(lines).toEqual([
    `${location} › authority › name: is missing: write the market surveillance authority of your country.`,
    `${location} › contact: is missing: write the contact for questions about accessibility.`,
    `${location} › description: is missing: say what people can do with your service (Annex V of the European Accessibility Act).`,
  ]);
});
