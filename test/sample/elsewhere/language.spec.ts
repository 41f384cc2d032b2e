/**
 * The site of a firm that speaks another language than the sample, walked through in every state: no word of the sample's
 * stands in a page, is heard in it, comes with an answer of the relay or goes out in a mail.
 */
import path from 'node:path';
import { traverse } from '@babel/core';
import type { Page } from '@playwright/test';
import { settings } from '#site/settings';
import { loadStates } from '../../../a11y/states';
import { submit } from '../../../server/testing/submit';
import { siteFolder } from '../../../src/site/folder';
import { SAMPLE } from '../../../src/site/sample';
import { FORMS } from '../../../src/submission/forms/index';
import { filesBelow, readSource, treeOf } from '../../contracts/sources';
import { arrived, goTo, startJourney, type Site } from '../../e2e/harness';
import { contactSent, fillContact, openContact, sendContact } from '../../e2e/visitor';
import { loadSubjects } from '../../subjects';
import { expect, test } from '../../e2e/fixtures';

/** Words of three letters and more, in small letters: shorter ones belong to many languages. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Every word that the files of a firm hold in their texts. */
function vocabulary(folder: string): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of wordsOf(text)) words.add(word);
  };
  for (const file of filesBelow(folder, /(?<!\.test)\.ts$/))
    traverse(treeOf(readSource(file), file), {
      StringLiteral: ({ node }) => add(node.value),
      TemplateElement: ({ node }) => add(node.value.raw),
    });
  return words;
}

/** What `Intl` writes by itself in the site's language. */
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleDateString(settings.locale, { month: 'long' }),
);
/** What the visitors of the states type, names that every language shares, and what a browser says of a fault of code. */
const OF_VISITORS =
  'Asha Rao Ravi Menon asha.rao@example.com I like to build what everybody can use. Please call me about a website. PDF PNG JavaScript format';
const own = vocabulary(path.relative(process.cwd(), siteFolder()));
for (const word of [...months, OF_VISITORS].flatMap(wordsOf)) own.add(word);
const foreign = vocabulary(path.join('src/content', SAMPLE.folder));

/** Words of the sample that no text of this firm holds. */
const strays = (text: string): string[] =>
  [...new Set(wordsOf(text))].filter((word) => foreign.has(word) && !own.has(word));

/** All that a page shows and says: its texts, and what is only heard. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const HEARD = [
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
      if (node instanceof Element) texts.push(...HEARD.map((name) => node.getAttribute(name) ?? ''));
      else if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue ?? '');
    return texts.filter((text) => /\p{L}/u.test(text));
  });

const states = await loadStates();
const { home } = await loadSubjects();
let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startJourney({ MIN_FORM_AGE_MS: '0' }, browser);
});
test.afterAll(() => site.stop());

test('3.1.1 there are two languages to tell apart, and a word of the other one is found', () => {
  expect(
    foreign.size > 1500 && own.size > 1000,
    `${foreign.size} words of the sample, ${own.size} of this firm`,
  ).toBeTruthy();
  const onlyThere = [...foreign].filter((word) => !own.has(word));
  expect(onlyThere.length, `${onlyThere.length} words of the sample that this firm does not have`).toBeGreaterThan(
    1000,
  );
  expect(strays('Close the Menu')).toEqual(['close', 'the', 'menu'].filter((word) => !own.has(word)));
  expect(states.length).toBeGreaterThan(30);
});

test.describe('3.1.1 3.1.2 no word of the other language', () => {
  for (const { name, route, window: kind, reach } of states)
    test(name, async () => {
      const width = kind === 'mobile' ? 320 : 1280;
      const { page, close } = await site.open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      await goTo(page, site.url, route);
      expect(await page.locator('html').getAttribute('lang')).toBe(settings.language);
      await reach?.(page);
      const texts = await textsOf(page);
      expect(texts.length, 'there was something to read').toBeGreaterThan(20);
      expect(strays(texts.join('\n'))).toEqual([]);
      await close();
    });

  test('without JavaScript', async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.url);
    expect(strays(await page.locator('body').innerText())).toEqual([]);
    await close();
  });

  test("the relay's answers, and the mails", async () => {
    const { page, close } = await site.open();
    const dialog = await openContact(page, site.url, home.path);
    await fillContact(dialog);
    await sendContact(dialog);
    await contactSent(page).waitFor();
    await close();
    await arrived(site.rows, 1);
    // No form lets these through. English texts of an answer are for programs.
    const wrong = { name: ' ', email: 'nobody', message: 'x'.repeat(9999) };
    const { errors = {} } = (await submit(site.url, FORMS.contact.path, wrong)).body;
    for (const field of ['email', 'message', 'name']) expect(errors[field], `${field} was refused`).toBeTruthy();
    expect(strays(Object.values(errors).join('\n'))).toEqual([]);
    for (const { subject } of await arrived(site.mails, 2)) expect(strays(subject), subject).toEqual([]);
    for (const number of [1, 2]) {
      const html = await (await fetch(`${site.url}/__stand-in/mails/${number}.html`)).text();
      expect(strays(html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' '))).toEqual([]);
    }
  });
});
