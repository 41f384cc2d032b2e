/** Tests Orca's speech for the language switch, on a site in several languages. */
import { settings } from '#site/settings';
import { pages } from '#site/pages';
import { parseHeading } from '../../server/testing/parsePage';
import { getLanguageFolder } from '../../src/site/languages';
import { loadSubjects } from '../../test/subjects';
import { runInEveryBrowser } from './suite';

const { languages = {}, language } = settings;
const [otherLanguage] = Object.keys(languages).filter((tag) => tag !== language);
const { contact } = await loadSubjects();
const page = Object.values(pages).find(({ kind, languages: pageLanguages }) => kind === 'services' && !pageLanguages);

const readHeading = async (pageUrl: string) => parseHeading(await (await fetch(pageUrl)).text());

if (otherLanguage !== undefined && page)
  runInEveryBrowser((scenario) => {
    scenario(
      '3.1.1 Orca reads the language switch as a link with the language’s name, then the heading in that language',
      `/#${page.path}`,
      async ({ focus, press }, site) => {
        const pageUrl = `${site.origin}/${getLanguageFolder(languages, otherLanguage)}${page.path.slice(1)}/`;
        const name = languages[otherLanguage]?.name ?? otherLanguage;
        await focus('header a[hreflang]', name, [`${name} link`]);
        await press('Return', [`${await readHeading(pageUrl)} heading level 1`]);
      },
    );
  });

if (otherLanguage !== undefined)
  runInEveryBrowser(
    (scenario) => {
      scenario(
        '3.1.1 §2.16 the language switch without JavaScript leads to the same page in the other language',
        `${contact.path}/#`,
        async ({ pressUntil, press }, site) => {
          const name = languages[otherLanguage]?.name ?? otherLanguage;
          const pageUrl = `${site.origin}/${getLanguageFolder(languages, otherLanguage)}${contact.path.slice(1)}/`;
          await pressUntil('Tab', `${name} link`, 20);
          await press('Return', ['Finished loading']);
          await press('h', [`${await readHeading(pageUrl)} heading level 1`]);
        },
      );
    },
    { isScriptless: true },
  );
