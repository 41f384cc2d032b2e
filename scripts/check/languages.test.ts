import { formatCommand } from '../siteCommand';
import type { RegistryEntry } from './registry';
import { parseRegistry } from './registry';
import type { Site } from './site';
import { listFindingLines, createSmallSite, type InsertMistake } from './testing/smallSite';

const createLanguage = (name: string) => ({ name, offer: name, dismiss: name });
const languages = { en: createLanguage('English'), 'pt-BR': createLanguage('Brasil') };

/**
 * Returns the small firm with two languages. `pageLanguages` are the languages of the page 'imprint'. `language` is the
 * current language.
 */
function createBilingualSite(insertMistake?: InsertMistake, pageLanguages?: readonly string[], language = 'en'): Site {
  const site = createSmallSite((siteDraft) => {
    for (const name of [...siteDraft.pictures.keys()].filter((key) => key.startsWith('social/')))
      siteDraft.pictures.set(name.replace('/', '/pt-BR/'), { bytes: 1000, width: 1200, height: 630 });
    insertMistake?.(siteDraft);
  });
  const locale = language === 'en' ? 'en-IE' : 'pt-BR';
  const registry = site.registry.map((page): RegistryEntry =>
    page.id === 'imprint' && pageLanguages ? { ...page, languages: pageLanguages } : page,
  );
  const { imprint, ...otherPages } = site.pages;
  const pages = imprint && (pageLanguages?.includes(language) ?? true) ? site.pages : otherPages;
  return { ...site, registry, pages, settings: { ...site.settings, language, locale, languages } };
}

test.each(['en', 'pt-BR'])(
  '§2.1 the check finds no mistake in the language ‘%s’ of a firm with two languages',
  (language) => {
    expect(listFindingLines(createBilingualSite(undefined, undefined, language))).toEqual([]);
  },
);

test.each<[string, Site, string]>([
  [
    'a path that begins with a tag',
    createBilingualSite(({ pages }) => (pages['imprint']!.path = '/en/imprint')),
    'pages.ts › imprint › path: ‘/en/imprint’ begins with ‘en’, the folder of that language: write another path.',
  ],
  [
    'an alias that is a tag',
    createBilingualSite(({ pages }) => (pages['team']!.aliases = ['/pt-br'])),
    'pages.ts › team › aliases: ‘/pt-br’ begins with ‘pt-BR’, the folder of that language: write another path.',
  ],
  [
    'an unknown tag of a page',
    createBilingualSite(({ pictures }) => pictures.delete('social/pt-BR/imprint.jpg'), ['en', 'fr']),
    'pages.ts › imprint › languages: ‘fr’ is not a language of the site: write ‘en’ or ‘pt-BR’.',
  ],
  [
    'a missing preview picture of the second language',
    createBilingualSite(({ pictures }) => pictures.delete('social/pt-BR/team.jpg'), undefined, 'pt-BR'),
    `previews.ts › team › picture: the file pictures/social/pt-BR/team.jpg is missing: add it, or remove the picture. Draw the picture with ${formatCommand('SITE_LANGUAGE=pt-BR npm run picture -- placeholders social')}.`,
  ],
  [
    'a preview picture of a page that does not exist in the language of the picture',
    createBilingualSite(() => undefined, ['en']),
    'pictures › social/pt-BR/imprint.jpg: is not used: delete the file, or name it in the content.',
  ],
])('§2.1 the check reports %s', (_title, site, line) => {
  expect(listFindingLines(site)).toEqual([line]);
});

test('§2.1 the check reports a page of the current language whose `languages` lack this language', () => {
  const site = createBilingualSite(undefined, ['en', 'pt-BR']);
  const registry = site.registry.map((page) => (page.id === 'imprint' ? { ...page, languages: ['pt-BR'] } : page));
  expect(listFindingLines({ ...site, registry })).toEqual([
    'pages.ts › imprint › languages: the page also exists in ‘en’: write pages = selectPagesOfLanguage(language, { … }).',
  ]);
});

test('§2.1 the check reports a page with `languages` on a site with one language', () => {
  const site = createSmallSite();
  const registry = site.registry.map((page) => ({ ...page, languages: ['en'] }));
  expect(listFindingLines({ ...site, registry })).toContain(
    'pages.ts › team › languages: the site has one language: remove ‘languages’.',
  );
});

test('§2.1 parseRegistry returns the languages of each page', () => {
  const renderPageEntry = (properties: string) => `{\n    kind: 'text',\n${properties}  },\n`;
  const source = `export const pages = selectPagesOfLanguage(language, {\n  a: ${renderPageEntry('    languages: [\'de\', "en"],\n')}  b: ${renderPageEntry('')}});\n`;
  expect(parseRegistry(source)).toEqual([
    { id: 'a', chunk: undefined, languages: ['de', 'en'] },
    { id: 'b', chunk: undefined },
  ]);
});
