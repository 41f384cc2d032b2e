/**
 * Tests the states of a firm's site in a language other than the language of the sample. No page, accessible name,
 * mail or form error of the relay may contain a word that only the sample uses.
 */
import path from 'node:path';
import { traverse } from '@babel/core';
import type { Page } from '@playwright/test';
import { settings } from '#site/settings';
import { loadStates } from '../../../a11y/states';
import { isPageState } from '../../../a11y/states/state';
import { submit } from '../../../server/testing/submit';
import { formatDocumentTitle } from '../../../src/app/routing/formatDocumentTitle';
import { findRoute } from '../../../src/app/routing/routes';
import { resolveSpecifier } from '../../../src/site/resolve';
import { SAMPLE } from '../../../src/site/sample';
import { FORMS } from '../../../src/submission/forms/index';
import { loadSite } from '../../../scripts/check/loadSite';
import { listAllTexts } from '../../../scripts/check/contentNodes';
import { listFiles, readSource, parseSource } from '../../contracts/sources';
import { expect, ACCEPT_FAST_FORMS, test } from '../../e2e/fixtures';
import { goTo, waitForItems } from '../../e2e/harness';
import { getContactConfirmation, fillContactFields, openContactDialog, sendContactForm } from '../../e2e/formActions';
import { formatLanguageQuery } from '../../../src/submission/types';
import { loadSubjects } from '../../subjects';

/**
 * Returns the words of a text in lower case. Omits words of fewer than three letters, because such words exist in many
 * languages.
 */
const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];

/** Returns every word in the texts of a firm's files. */
function readVocabulary(folder: string): Set<string> {
  const words = new Set<string>();
  const addWords = (text: string) => {
    for (const word of splitWords(text)) words.add(word);
  };
  const addWordsOfFile = (file: string): void =>
    traverse(parseSource(readSource(file), file), {
      // A firm may re-export the words of its language.
      ExportNamedDeclaration: ({ node }) => {
        const source = node.source && resolveSpecifier(node.source.value);
        if (source) addWordsOfFile(path.relative(process.cwd(), source));
      },
      StringLiteral: ({ node }) => addWords(node.value),
      TemplateElement: ({ node }) => addWords(node.value.raw),
    });
  for (const file of listFiles(folder, /(?<!\.test)\.ts$/)) addWordsOfFile(file);
  return words;
}

/** The names of months and time zones that `Intl` writes in the site's language. */
const formattedNames = [settings.timeZone ?? 'UTC', undefined].flatMap((timeZone) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15).toLocaleDateString(settings.locale, { month: 'long', timeZone, timeZoneName: 'long' }),
  ),
);
/**
 * The texts that visitors enter in the tested states, names that are the same in all languages, and words of browser
 * error messages.
 */
const VISITOR_TEXTS =
  'Asha Rao Ravi Menon asha.rao@example.com I test web applications. Please call me about a website. PDF PNG JavaScript format not';
const loadResult = await loadSite();
if (!('site' in loadResult)) throw new Error('The content of the firm has mistakes. Run npm run check.');
/** The words of the firm in the current language. */
const firmWords = new Set(
  [...listAllTexts(loadResult.site).map(({ value }) => value), ...formattedNames, VISITOR_TEXTS].flatMap(splitWords),
);
const sampleWords = readVocabulary(path.join('src/content', SAMPLE.folder));

/** Returns the words in `text` that occur in the sample, but in no text of this firm. */
const findForeignWords = (text: string): string[] =>
  [...new Set(splitWords(text))].filter((word) => sampleWords.has(word) && !firmWords.has(word));

/** Returns all texts of a page: visible texts, and texts only for screen readers. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TEXT_ATTRIBUTES = [
      'aria-label',
      'aria-roledescription',
      'aria-description',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    const texts: string[] = [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Element) texts.push(...TEXT_ATTRIBUTES.map((name) => node.getAttribute(name) ?? ''));
      else if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue ?? '');
    return texts.filter((text) => /\p{L}/u.test(text));
  });

const states = await loadStates();
const { home } = await loadSubjects();

test('3.1.1 the search finds words of the sample that this firm does not use', () => {
  expect(sampleWords.size, 'words of the sample').toBeGreaterThan(1500);
  expect(firmWords.size, 'words of this firm').toBeGreaterThan(500);
  const foreignWords = [...sampleWords].filter((word) => !firmWords.has(word));
  expect(foreignWords.length, 'words of the sample alone').toBeGreaterThan(1000);
  expect(findForeignWords('Close the Menu')).toEqual(['close', 'the', 'menu'].filter((word) => !firmWords.has(word)));
  expect(states.length).toBeGreaterThan(30);
});

/** Rejects if the page is in another language than the site, or contains a word that only the sample uses. */
async function expectNoForeignWords(page: Page, stateName: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', settings.language);
  const texts = await readTexts(page);
  expect(texts.length, stateName).toBeGreaterThan(20);
  expect(findForeignWords(texts.join('\n')), stateName).toEqual([]);
}

for (const width of [1280, 320])
  test.describe(`3.1.1 3.1.2 at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    // The suite omits states with a `locale`, because such states show a line in another language.
    const testedStates = states.filter(
      (state) => !isPageState(state) && (state.layout === 'mobile') === (width === 320) && !state.locale,
    );
    for (const state of testedStates)
      test(`the state '${state.name}' contains no word that only the sample uses`, async ({ openState }) =>
        expectNoForeignWords(await openState(state), state.name));
  });

test('3.1.1 3.1.2 no page contains a word that only the sample uses', async ({ page, site }) => {
  for (const { name, route } of states.filter((state) => isPageState(state) && !state.locale)) {
    await goTo(page, site.url, route);
    // The previous page may still be in the document.
    await expect(page).toHaveTitle(formatDocumentTitle(findRoute(route)));
    await expectNoForeignWords(page, name);
  }
});

test.describe('3.1.1 3.1.2 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page contains no word that only the sample uses', async ({ page, site }) => {
    await page.goto(site.url);
    expect(findForeignWords(await page.locator('body').innerText())).toEqual([]);
  });
});

test.describe('3.1.1 the relay', () => {
  test.use(ACCEPT_FAST_FORMS);

  test('form errors and mails of the relay contain no word that only the sample uses', async ({ page, ownSite }) => {
    const dialog = await openContactDialog(page, ownSite.url, home.path);
    await fillContactFields(dialog);
    await sendContactForm(dialog);
    await expect(getContactConfirmation(page)).toBeVisible();
    await waitForItems(ownSite.readRows, 1);
    // The relay rejects these values. The site's own forms never send such values. Only the texts in `errors` are for
    // visitors. The other texts of the response are in English, because they are for programs.
    const invalidEntries = { name: ' ', email: 'nobody', message: 'x'.repeat(9999) };
    const { errors = {} } = (
      await submit(ownSite.origin, `${FORMS.contact.path}${formatLanguageQuery('?')}`, invalidEntries)
    ).body;
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['email', 'message', 'name']));
    expect(findForeignWords(Object.values(errors).join('\n'))).toEqual([]);
    for (const { subject } of await waitForItems(ownSite.readMails, 2))
      expect(findForeignWords(subject), subject).toEqual([]);
    for (const number of [1, 2]) {
      const html = await (await fetch(`${ownSite.origin}/__dev/mails/${number}.html`)).text();
      expect(findForeignWords(html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' '))).toEqual([]);
    }
  });
});
