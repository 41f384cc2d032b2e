/** Inserts faults for voice control into a page of the site, because a check that can't fail proves nothing. */
import type { Page } from '@playwright/test';
import { goTo } from '../test/e2e/harness';
import { expect, test } from '../test/e2e/fixtures';
import { loadSubjects } from '../test/subjects';
import { measureVoiceControl } from './engines/voiceControl';
import { VIEWPORT_HEIGHT } from './matrix';

const { contact } = await loadSubjects();

/** Returns markup that only screen readers read. */
const createHiddenMarkup = (words: string): string =>
  `<span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:pre">${words}</span>`;

/** The markup of each fault, and the criterion of each expected finding. */
const FAULTY_MARKUP: Readonly<Record<string, readonly [markup: string, codes: readonly string[]]>> = {
  'hidden words before the painted text': [
    `<button>${createHiddenMarkup('Emergency ')}Leave this page</button>`,
    ['2.5.3'],
  ],
  'hidden words within the painted text': [
    `<a href="#planted">Open this${createHiddenMarkup(' date picker')} example</a>`,
    ['2.5.3'],
  ],
  'a name without the painted words': ['<button aria-label="Search">Go ahead</button>', ['2.5.3']],
  'painted words that are hidden from assistive technology': [
    '<button>Planted <span aria-hidden="true">offer</span></button>',
    ['2.5.3'],
  ],
  'generated words that the name lacks': [
    '<style>.planted::before { content: "Brand new " }</style><button class="planted" aria-label="Planted">Planted</button>',
    ['2.5.3'],
  ],
  'a label that differs from the name of its button': [
    '<label for="planted">Drop it here</label><button id="planted" aria-label="Choose it">Choose it</button>',
    ['2.5.3'],
  ],
  'an invisible control with the words of a painted one': [
    `<button>Planted</button>${createHiddenMarkup('<button>Planted twice</button>')}`,
    ['2.5.3'],
  ],
  'two buttons with the same name in one landmark': [
    '<button>Planted</button><button>Planted</button>',
    ['2.4.9', '2.4.9'],
  ],
  'two links with the same name to different pages': [
    '<nav><a href="#one">Planted</a></nav><a href="#two">Planted</a>',
    ['2.4.9', '2.4.9'],
  ],
  'controls with the same words whose document order differs from the visual order': [
    `<div style="display:flex;flex-direction:row-reverse"><button>Planted${createHiddenMarkup(' one')}</button><button>Planted${createHiddenMarkup(' two')}</button></div>`,
    ['1.3.2'],
  ],
  'a details element': ['<details><summary>Planted</summary>Words</details>', ['4.1.2']],
  'a bare file input': ['<label>Planted <input type="file"></label>', ['4.1.2']],
  'the role of a button on another element': ['<div role="button" tabindex="0">Planted</div>', ['4.1.2']],
};

/** Markup in which the check must find no fault. */
const FAULTLESS_MARKUP: Readonly<Record<string, string>> = {
  'hidden words after the painted text': `<button style="text-transform:uppercase">Choose plan${createHiddenMarkup(' Basic')}</button>`,
  'a painted symbol that is hidden from assistive technology':
    '<button>Planted <span aria-hidden="true">→</span></button>',
  'a hidden generated text that keeps the width of a button':
    '<style>.planted::after { content: "Stop"; display: block; visibility: hidden }</style><button class="planted">Planted</button>',
  'a required field': '<label>Planted<span aria-hidden="true">*</span> <input></label>',
  'an icon': '<button aria-label="Planted"><svg aria-hidden="true" width="9" height="9"></svg></button>',
  'an inert control with the words of a painted one': `<button>Planted</button><div inert>${createHiddenMarkup('<button>Planted</button>')}</div>`,
  'two links with the same name to one page': '<p><a href="#one">Planted</a></p><p><a href="#one">Planted</a></p>',
};

let page: Page;
test.beforeAll(async ({ browser, site }) => {
  page = await browser.newPage({ viewport: { width: 320, height: VIEWPORT_HEIGHT }, bypassCSP: true });
  await goTo(page, site.url, contact.path);
});
test.afterAll(() => page.close());

/** Inserts `markup` at the start of `main`, and checks the page. Returns the criterion of each finding. */
async function findCodes(markup: string): Promise<string[]> {
  const main = page.locator('main');
  await main.evaluate((element, html) => element.insertAdjacentHTML('afterbegin', `<div>${html}</div>`), markup);
  const { findings } = await measureVoiceControl(page);
  await main.evaluate((element) => element.firstElementChild?.remove());
  return findings.map(({ code }) => code);
}

test.describe('2.5.3 the check of voice control', { tag: '@once' }, () => {
  for (const [name, [markup, codes]] of Object.entries(FAULTY_MARKUP))
    test(`${codes[0]} the check reports ${name}`, async () => expect(await findCodes(markup)).toEqual(codes));

  for (const [name, markup] of Object.entries(FAULTLESS_MARKUP))
    test(`2.5.3 the check accepts ${name}`, async () => expect(await findCodes(markup)).toEqual([]));
});
