/**
 * §2.2: tests that a header with a firm name of 40 characters, or with many links, fits into viewports of 320 to 1920
 * px. `npm run check` rejects longer names and more links.
 */
import type { Page } from '@playwright/test';
import { indexableRoutes } from '../src/app/routing/routes';
import { setStyle } from './engines/setStyle';
import { MIN_TARGET_SIZE } from './engines/targets';
import { expect, test } from '../test/e2e/fixtures';

const VIEWPORT_WIDTHS = [320, 390, 768, 1024, 1040, 1280, 1920] as const;
const VIEWPORT_HEIGHT_PX = 800;
/** The maximum height of the header in a viewport with a height of 800 px, in CSS pixels. */
const MAX_HEADER_HEIGHT_PX = 160;

/** Names with several words, with two long words, with a word of 36 letters, and of one word. */
const FIRM_NAMES = [
  'Ada Byron & Daughters Weaving Mills Ltd.',
  'Unternehmensberatung Mittelstandshilfe X',
  'Donaudampfschifffahrtsgesellschaften Ulm',
  'Rindfleischetikettierungsüberwachungsamt',
];

/** Replaces the firm's name in the header and the footer. Returns the number of replacements. */
const renameFirm = (page: Page, name: string): Promise<number> =>
  page.evaluate((text) => {
    const brands = [...document.querySelectorAll('a')].filter(
      (link) => link.querySelector('img') && !link.closest('main'),
    );
    for (const brand of brands) brand.lastChild!.textContent = text;
    return brands.length;
  }, name);

const LINK_LABELS = [
  'Start',
  'What we offer',
  'Plans and prices',
  'Success stories',
  'Our people',
  'Open jobs',
  'Our office',
];

/** Replaces the links of the header with one link for each label, and its language links with one for each language. */
const fillMenu = (page: Page, labels: readonly string[], languages: readonly string[]): Promise<void> =>
  page.evaluate(
    ([linkLabels, languageNames]) => {
      const list = document.querySelector('header nav ul')!;
      document.querySelector('header nav ul + ul')?.remove();
      const createItem = (text: string): Node => {
        const item = list.firstElementChild!.cloneNode(true) as Element;
        item.querySelector('a')!.textContent = text;
        return item;
      };
      const languageList = list.cloneNode() as Element;
      languageList.append(...languageNames.map(createItem));
      list.replaceChildren(...linkLabels.map(createItem));
      if (languageNames.length > 0) list.after(languageList);
    },
    [labels, languages] as const,
  );

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** Measures the boxes in the header, which is the first `header` element of the page. */
const measureHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')!;
    const brand = header.querySelector('a:has(img)')!;
    const nameRange = document.createRange();
    nameRange.selectNodeContents(brand.lastChild!);
    // The hidden skip link is not a control of the header.
    const controls = [...brand.parentElement!.querySelectorAll('a, button')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    return {
      pageWidth: document.documentElement.scrollWidth,
      scrollPadding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
      headerBar: brand.parentElement!.getBoundingClientRect().toJSON() as Box,
      menu: header.querySelector('[data-open]')?.getBoundingClientRect().toJSON() as Box | undefined,
      brand: brand.getBoundingClientRect().toJSON() as Box,
      lines: [...nameRange.getClientRects()].map((line) => line.toJSON() as Box),
      heading: document.querySelector('h1')!.getBoundingClientRect().toJSON() as Box,
      controls: controls.map((control) => {
        const box = control.getBoundingClientRect();
        const topElement = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return {
          name: control.textContent.trim(),
          box: box.toJSON() as Box,
          hasOverflow: control.scrollWidth > control.clientWidth + 1,
          isInMenu: control.closest('[data-open]') !== null,
          isUncovered: topElement !== null && control.contains(topElement),
        };
      }),
    };
  });

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.right <= outer.right + 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.bottom <= outer.bottom + 0.5;
const areSeparate = (one: Box, other: Box): boolean =>
  one.right <= other.left + 0.5 ||
  other.right <= one.left + 0.5 ||
  one.bottom <= other.top + 0.5 ||
  other.bottom <= one.top + 0.5;

/** Returns one message for each fault of the header in a viewport that is `width` px wide. */
async function findHeaderFaults(page: Page, width: number): Promise<string[]> {
  const { pageWidth, scrollPadding, headerBar, menu, brand, lines, heading, controls } = await measureHeader(page);
  const windowBox: Box = {
    left: 0,
    right: width,
    top: 0,
    bottom: VIEWPORT_HEIGHT_PX,
    width,
    height: VIEWPORT_HEIGHT_PX,
  };
  const faults = [
    pageWidth > width && `the page is ${pageWidth} px wide`,
    !isWithin(headerBar, windowBox) && 'the header exceeds the window',
    headerBar.height > MAX_HEADER_HEIGHT_PX && `the header is ${headerBar.height} px high`,
    // The top and bottom edges of a line may exceed the link, because a text box can be taller than its line box.
    !lines.every(({ left, right }) => left >= brand.left - 0.5 && right <= brand.right + 0.5) &&
      'the name overflows its link',
    !lines.every((line) => isWithin(line, headerBar)) && 'the name overflows the header',
    heading.top < headerBar.bottom && 'the header covers the heading',
    scrollPadding < headerBar.bottom && 'the header covers focused elements',
    // A narrow header has the brand and a menu button. A wide header has the brand, links and a button.
    controls.length < 2 && `the header has ${controls.length} controls`,
    ...controls.flatMap(({ name, box, hasOverflow, isInMenu, isUncovered }, index) => [
      Math.min(box.width, box.height) < MIN_TARGET_SIZE - 0.5 && `‘${name}’ is ${box.width} × ${box.height} px`,
      hasOverflow && `the text of ‘${name}’ is too wide`,
      !isUncovered && `‘${name}’ is covered`,
      !isWithin(box, isInMenu && menu ? menu : headerBar) && `‘${name}’ exceeds its container`,
      ...controls
        .slice(index + 1)
        .map((other) => !areSeparate(box, other.box) && `‘${name}’ and ‘${other.name}’ overlap`),
    ]),
  ];
  return faults.filter((fault) => fault !== false);
}

/** Expects that the header fits at each width, with its menu closed and open. */
async function expectHeaderFits(page: Page, description: string): Promise<void> {
  for (const width of VIEWPORT_WIDTHS) {
    await page.setViewportSize({ width, height: VIEWPORT_HEIGHT_PX });
    const message = `${description}, at ${width} px`;
    await expect.poll(() => findHeaderFaults(page, width), message).toEqual([]);
    const menuButton = page.locator('header button[aria-controls]');
    if (await menuButton.isVisible()) {
      await menuButton.click();
      expect(await menuButton.getAttribute('aria-expanded')).toBe('true');
      expect(await findHeaderFaults(page, width), `${message}, with the menu open`).toEqual([]);
      await menuButton.click();
      await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    }
  }
}

const TEST_ROUTE = indexableRoutes.find(({ kind }) => kind === 'contact')?.path ?? indexableRoutes.at(-1)!.path;

test.use({ viewport: { width: VIEWPORT_WIDTHS[0], height: VIEWPORT_HEIGHT_PX } });

test('§2.2 firm names of 40 characters fit into the header, and the check reports a name that does not wrap', async ({
  openRoute,
}) => {
  const page = await openRoute(TEST_ROUTE, { reducedMotion: 'reduce' });
  for (const name of FIRM_NAMES) {
    expect(name.length).toBe(40);
    expect(await renameFirm(page, name)).toBe(2);
    await expectHeaderFits(page, name);
  }
  await page.setViewportSize({ width: VIEWPORT_WIDTHS[0], height: VIEWPORT_HEIGHT_PX });
  await expect.poll(() => findHeaderFaults(page, VIEWPORT_WIDTHS[0])).toEqual([]);
  await setStyle(page, 'header a { flex: none !important; white-space: nowrap !important }');
  expect((await findHeaderFaults(page, VIEWPORT_WIDTHS[0])).join()).toMatch(
    /overflows the header|exceeds its container/,
  );
});

test('§2.2 seven links, and five links with three languages, fit into the header', async ({ openRoute }) => {
  const page = await openRoute(TEST_ROUTE, { reducedMotion: 'reduce' });
  for (const { labels, languages } of [
    { labels: LINK_LABELS, languages: [] },
    { labels: LINK_LABELS.slice(2), languages: ['Deutsch', 'English', 'Hindi'] },
  ]) {
    await fillMenu(page, labels, languages);
    await expectHeaderFits(page, `${labels.length} links and ${languages.length} languages`);
  }
});
