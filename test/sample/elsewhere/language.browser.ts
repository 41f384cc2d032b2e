/**
 * The site of a firm that speaks another language than the sample, walked through in every state: no word of the sample's
 * stands in a page, is heard in it, comes with an answer of the relay or goes out in a mail.
 */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
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

/** Words of three letters and more, in small letters: shorter ones belong to many languages. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Every word that the files of a firm hold in their texts. */
function vocabulary(folder: string): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of wordsOf(text)) words.add(word);
  };
  for (const file of filesBelow(folder, /(?<!\.test)\.ts$/).filter((each) => !each.includes('drawings')))
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
before(async () => {
  site = await startJourney({ MIN_FORM_AGE_MS: '0' });
});
after(() => site.stop());

test('3.1.1 there are two languages to tell apart, and a word of the other one is found', () => {
  assert.ok(foreign.size > 1500 && own.size > 1000, `${foreign.size} words of the sample, ${own.size} of this firm`);
  const onlyThere = [...foreign].filter((word) => !own.has(word));
  assert.ok(onlyThere.length > 1000, `${onlyThere.length} words of the sample that this firm does not have`);
  assert.deepEqual(
    strays('Close the Menu'),
    ['close', 'the', 'menu'].filter((word) => !own.has(word)),
  );
  assert.ok(states.length > 30);
});

describe('3.1.1 3.1.2 no word of the other language', { concurrency: 3 }, () => {
  for (const { name, route, window: kind, reach } of states)
    test(name, async () => {
      const width = kind === 'mobile' ? 320 : 1280;
      const { page, close } = await site.open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      await goTo(page, site.url, route);
      assert.equal(await page.locator('html').getAttribute('lang'), settings.language);
      await reach?.(page);
      const texts = await textsOf(page);
      assert.ok(texts.length > 20, 'there was something to read');
      assert.deepEqual(strays(texts.join('\n')), []);
      await close();
    });

  test('without JavaScript', async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.url);
    assert.deepEqual(strays(await page.locator('body').innerText()), []);
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
    for (const field of ['email', 'message', 'name']) assert.ok(errors[field], `${field} was refused`);
    assert.deepEqual(strays(Object.values(errors).join('\n')), []);
    for (const { subject } of await arrived(site.mails, 2)) assert.deepEqual(strays(subject), [], subject);
    for (const number of [1, 2]) {
      const html = await (await fetch(`${site.url}/__stand-in/mails/${number}.html`)).text();
      assert.deepEqual(strays(html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')), []);
    }
  });
});
