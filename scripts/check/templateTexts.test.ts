// cspell:ignore Votre deuxième Nennen Nachricht hier senden
import { words as english } from '#languages/en/outcomes';
import { formatFinding } from './index';
import { formatUnfinishedTextCounts, summariseUnfinishedTexts, findUnfinishedTexts } from './templateTexts';
import { createSmallSite, type InsertMistake, INTRO_LOCATION, writeIntro } from './testing/smallSite';

const listUnfinishedTexts = async (addUnfinishedTexts: InsertMistake, language = 'en'): Promise<readonly string[]> => {
  const site = createSmallSite((siteDraft) => {
    siteDraft.settings.language = language;
    addUnfinishedTexts(siteDraft);
  });
  return summariseUnfinishedTexts(await findUnfinishedTexts(site)).map((finding) => formatFinding('', finding));
};

test.each<[string, string, string, string]>([
  ['a text of the template', 'en', 'Your second service', 'is from the template: write your own.'],
  ['a translated text of the template', 'fr', 'Votre deuxième service', 'is from the template: write your own.'],
  [
    'a prompt in a translated file that replaces a file of the template',
    'de',
    'Nennen Sie hier es.',
    'is from the template: write your own.',
  ],
  [
    'a text with the mark ‘[en]’',
    'pt',
    '[en] Send message',
    'is still English: write it in Portuguese, without ‘[en]’.',
  ],
  ['words of another language', 'en', 'Nachricht senden', 'is German: write it in English.'],
  ['English words in an untranslated language', 'tr', english.contact.title, 'is English: write it in Turkish.'],
])('§3 the check lists %s', async (_title, language, text, message) => {
  expect(await listUnfinishedTexts(writeIntro(text), language)).toEqual([`${INTRO_LOCATION}: ‘${text}’ ${message}`]);
});

test('§7.2 the check lists URLs and e-mail addresses in the reserved domain `.example`', async () => {
  const site = createSmallSite(({ firm, imprint }) => {
    imprint.sections[0]!.link = { label: 'Authority', href: 'https://authority.example/' };
    imprint.intro = 'Write an address such as name@firm.example';
    firm.origin = 'https://acme.com';
    firm.inbox = 'hello@acme.example';
  });
  const lines = (await findUnfinishedTexts({ ...site, isFictional: false })).map((finding) =>
    formatFinding('', finding),
  );
  expect(lines).toEqual([
    'firm.ts › firm › inbox: ‘hello@acme.example’ can’t exist, because ‘.example’ is reserved: write your own.',
    'imprint.ts › imprint › sections › ‘Owner’ › link › href: ‘https://authority.example/’ can’t exist, because ‘.example’ is reserved: write your own.',
  ]);
});

test.each<[string, string, string]>([
  ['a country’s name', 'de', 'Deutschland'],
  ['a text that consists of placeholders', 'es', '{title} – {firm}'],
  ['a single word', 'fr', 'Budget'],
  ['the project’s words in the language of the site', 'de-AT', 'Nachricht senden'],
])('§3 the check does not list %s', async (_title, language, text) => {
  expect(await listUnfinishedTexts(writeIntro(text), language)).toEqual([]);
});

test('§3 the check summarises more than ten unfinished texts of a file on one line, and counts all texts by kind', async () => {
  const addUnfinishedTexts: InsertMistake = ({ words, imprint }) => {
    words['words/controls.ts'] = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [index, `[en] Text ${index}`]),
    );
    imprint.intro = 'Another useful skill';
  };
  expect(await listUnfinishedTexts(addUnfinishedTexts, 'pt')).toEqual([
    expect.stringMatching(/^words\/controls\.ts: 11 texts are .+: begin with ‘\[en\] Text 0’ is still English/),
    `${INTRO_LOCATION}: ‘Another useful skill’ is from the template: write your own.`,
  ]);
  const texts = await findUnfinishedTexts(createSmallSite(addUnfinishedTexts));
  expect(formatUnfinishedTextCounts(texts)).toBe('12 texts to write: 1 of the template, 11 in another language');
});
