/** Tests Orca's speech for the language switch, on a site in several languages. */
import { settings } from '#site/settings';
import { pages } from '#site/pages';
import { getLanguageFolder } from '../../src/site/languages';
import { runInEveryBrowser } from './suite';

const { languages = {}, language } = settings;
const [otherLanguage] = Object.keys(languages).filter((tag) => tag !== language);
const page = Object.values(pages).find(({ kind, languages: pageLanguages }) => kind === 'services' && !pageLanguages);

if (otherLanguage !== undefined && page)
  runInEveryBrowser((scenario) => {
    scenario(
      '3.1.1 Orca reads the language switch as a link with the language’s name, then the heading in that language',
      `/#${page.path}`,
      async ({ focus, press }, site) => {
        const pageUrl = `${site.origin}/${getLanguageFolder(languages, otherLanguage)}${page.path.slice(1)}/`;
        const html = await (await fetch(pageUrl)).text();
        const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
        const name = languages[otherLanguage]?.name ?? otherLanguage;
        await focus('header a[hreflang]', name, [`${name} link`]);
        await press('Return', [`${heading} heading level 1`]);
      },
    );
  });
