import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { words as controls } from '#site/words/controls';
import { WEIGHTS, type FontFile } from '../../scripts/build/fonts';
import { readKeptAssets } from '../../scripts/build/keptAssets';
import { getFontPath, selectSiteFonts } from '../../scripts/build/siteFonts';
import { getServedFolder } from '../../scripts/build/swap';
import { KIND_PATHS } from '../pagePaths';
import { loadSubjects } from '../subjects';
import { expect, test } from './fixtures';
import { sumShifts, waitForDialog, goTo, waitUntilHydrated, watchShifts } from './harness';

/**
 * A subset of a font family. The site ships one file of the subset for each weight. `codes` lists the code points in
 * the files. Without `codes`, the files contain the complete subset.
 */
interface PlannedFont {
  family: Pick<FontFile['family'], 'id' | 'name'>;
  subset: string;
  codes?: readonly number[];
}

const DEFAULT_FONT: PlannedFont = { family: { id: 'inter', name: 'Inter' }, subset: 'latin' };

/**
 * The subsets that the build selects for the firm's letters. If the build selects no subset, the site ships the Latin
 * subset of Inter in `fonts.css`.
 */
const plannedFonts: readonly PlannedFont[] = (await selectSiteFonts()) ?? [DEFAULT_FONT];
const weights: readonly number[] = WEIGHTS;
const faces = plannedFonts.flatMap(({ family, subset, codes }) =>
  WEIGHTS.map((weight) => ({
    family: family.name,
    weight,
    name: `${family.name} ${subset} ${weight}`,
    file: getFontPath({ family, subset }, weight),
    codes,
  })),
);

const LATIN_CHARACTERS = Array.from({ length: 0x180 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
  (character) => /\S/.test(character),
);
const TEST_CHARACTERS = [...LATIN_CHARACTERS, ...'–—‘’‚“”„•…′″‹›⁄€™↑↓−'];
/** Test strings with kerned pairs, tabular digits and combining accents. */
const TEST_STRINGS = ['AVATAR To We', '11:07 4711', 'e\u0301\u0323', 'a G 3'];
/** The tolerance for rounded outlines in a font file, in pixels at a font size of 100 px. */
const WIDTH_TOLERANCE = 0.25;

const { home, contact, allOffers } = await loadSubjects();
/**
 * The button that opens the tested dialog. This is the button of the first plan, because only the quote dialog contains
 * a `BudgetField` and may contain a `SelectField`. If the site has no plans, the tests use the contact button.
 */
const [opener] = [
  ...allOffers.map(({ path: offerPath, buttonName: name }) => ({ path: offerPath, name })),
  { path: contact.path, name: controls.contact },
];
const planPagePath = allOffers[0]?.path ?? contact.path;

/** Returns the elements with text, including form fields, whose font weight has no font file. */
const findTextsWithoutFontFile = (page: Page) =>
  page.evaluate(
    (shippedWeights) =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            element.matches('input, select, textarea') ||
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
        )
        .filter((element) => !shippedWeights.includes(Number(getComputedStyle(element).fontWeight)))
        .map((element) => `${element.outerHTML.slice(0, 80)}: ${getComputedStyle(element).fontWeight}`),
    weights,
  );

test.describe('§9 each font file', () => {
  test.use({ bypassCSP: true });

  for (const { family, weight, name, file, codes } of faces)
    test(`${name} has the same text widths as the complete font for every letter and feature that the site uses`, async ({
      page,
      site,
    }) => {
      await page.goto(site.url);
      const differences = await page.evaluate(
        async ({ fontBase64, texts, family: familyName, fontWeight, tolerance }) => {
          const completeFont = new FontFace('Whole', `url(data:font/woff2;base64,${fontBase64})`, {
            weight: fontWeight,
          });
          document.fonts.add(await completeFont.load());
          const loadedFonts = await document.fonts.load(`${fontWeight} 1em '${familyName}'`, texts.join(''));
          if (loadedFonts[0]?.weight !== fontWeight) return [`no file of ${fontWeight}`];
          const container = document.body.appendChild(document.createElement('div'));
          const pairs = texts.map((text) => ({
            text,
            spans: [familyName, 'Whole'].map((fontFamily) => {
              const span = container.appendChild(document.createElement('span'));
              span.style.cssText = `position: absolute; white-space: pre; font-family: '${fontFamily}'; font-size: 100px;
                font-weight: ${fontWeight}; font-variant-numeric: tabular-nums`;
              span.textContent = text;
              return span;
            }),
          }));
          return pairs.flatMap(({ text, spans }) => {
            const [subsetWidth = 0, fullWidth = 0] = spans.map((span) => span.getBoundingClientRect().width);
            return Math.abs(subsetWidth - fullWidth) > tolerance ? [`'${text}': ${subsetWidth}, not ${fullWidth}`] : [];
          });
        },
        {
          fontBase64: await readFile(file, 'base64'),
          // The file of a subset contains only the planned code points.
          texts: codes ? codes.map((code) => String.fromCodePoint(code)) : [...TEST_CHARACTERS, ...TEST_STRINGS],
          family,
          fontWeight: `${weight}`,
          tolerance: WIDTH_TOLERANCE,
        },
      );
      expect(differences).toEqual([]);
    });
});

test('§9 every text uses the weight of a shipped font file, and the site ships no unused font file', async ({
  page,
  site,
}) => {
  const fetchedFonts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'font' && fetchedFonts.add(path.basename(request.url())));
  for (const route of KIND_PATHS) {
    await goTo(page, site.url, route);
    expect.soft(await findTextsWithoutFontFile(page), route).toEqual([]);
  }
  await goTo(page, site.url, opener.path);
  await page.getByRole('button', { name: opener.name, exact: true }).first().click();
  await waitForDialog(page);
  expect.soft(await findTextsWithoutFontFile(page), 'dialog').toEqual([]);
  const keptAssets = Object.keys(await readKeptAssets(getServedFolder()));
  const shippedFonts = (await readdir(getServedFolder(), { recursive: true }))
    .map((file) => path.basename(file))
    .filter((file) => file.endsWith('.woff2') && !keptAssets.includes(file));
  expect(shippedFonts).toHaveLength(faces.length);
  expect([...fetchedFonts].toSorted()).toEqual(shippedFonts.toSorted());
});

test('§9 fonts are applied even if a pointerdown event occurs before the page is complete', async ({ page, site }) => {
  await page.addInitScript(() => {
    const domObserver = new MutationObserver(() => {
      if (!document.body) return;
      domObserver.disconnect();
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    });
    domObserver.observe(document, { childList: true, subtree: true });
  });
  await page.goto(site.url);
  await expect(page.locator('body')).toHaveCSS('font-family', /^Inter,/);
  expect(await page.evaluate(() => Object.keys(document.documentElement.dataset))).toEqual(['fonts']);
});

// A line in a long feature list may break at another word when the web font replaces the fallback font. The limit 0.001
// is a hundredth of the CLS that counts as good (0.1).
for (const [urlPath, maxShift] of [
  [home.path, 0],
  [`${planPagePath}/`, 0.001],
] as const)
  for (const width of [390, 1280])
    test.describe(`§9 layout shift at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`late fonts shift the layout by at most ${maxShift} (CLS) on ${urlPath}`, async ({
        page,
        site,
        holdRequests,
      }) => {
        const readShifts = await watchShifts(page);
        const release = await holdRequests('**/*.woff2');
        await page.goto(site.url + urlPath, { waitUntil: 'commit' });
        await waitUntilHydrated(page);
        const listLoadedFamilies = () =>
          page.evaluate(() =>
            [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
          );
        const lateFamilies = faces.flatMap(({ family }) => (family === 'Inter' ? [] : `${family} late`));
        // For a language in a script other than Latin, 'Inter fallback' also has a font face for the space.
        const fallbackFamilies = await listLoadedFamilies();
        expect([...new Set(fallbackFamilies)]).toEqual(['Inter fallback']);
        release();
        await expect(page.locator('html')).toHaveAttribute('data-fonts');
        expect((await listLoadedFamilies()).toSorted()).toEqual(
          [...faces.map(({ family }) => family), ...lateFamilies, ...fallbackFamilies].toSorted(),
        );
        const layoutShifts = await readShifts();
        expect(sumShifts(layoutShifts), JSON.stringify(layoutShifts)).toBeLessThanOrEqual(maxShift);
      });
    });
