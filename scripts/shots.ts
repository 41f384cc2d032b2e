import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { BREAKPOINT } from '../a11y/matrix';
import { loadStates, type State } from '../a11y/states';
import { goTo, serveSite, waitUntilSettled } from '../test/e2e/harness';
import { ensureBrowser, launchBrowser } from './chromium';

/**
 * `node scripts/command.cjs shots`: takes a screenshot of every state in every view, and builds a contact sheet.
 * Arguments select states by a part of their name, and views by '@' and a part of their name (`node scripts/command.cjs
 * shots @dark-390 @print contact`). The command needs a build.
 */
const FOLDER = 'shots';
const WIDTHS = [320, 390, 768, 1024, 1280, 1920];
const HEIGHT = 800;

/** The text spacing that visitors may set (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { letter-spacing: .12em !important; line-height: 1.5 !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** A combination of a window size and of a visitor's preferences. */
interface View {
  name: string;
  width: number;
  height?: number;
  options?: BrowserContextOptions;
  css?: string;
  /**
   * The text size in the browser's settings, in pixels. Media queries respond to this setting, but not to a font size
   * in a stylesheet.
   */
  textSize?: number;
  /** Whether to print the page instead of taking a screenshot. */
  isPaper?: boolean;
}

const views: readonly View[] = [
  ...(['light', 'dark'] as const).flatMap((colorScheme) =>
    WIDTHS.map((width): View => ({ name: `${colorScheme}-${width}`, width, options: { colorScheme } })),
  ),
  { name: 'forced-colours', width: 1280, options: { forcedColors: 'active' } },
  { name: 'more-contrast', width: 1280, options: { contrast: 'more' } },
  { name: 'text-200', width: 1280, height: 2000, textSize: 32 },
  { name: 'text-spacing', width: 320, css: TEXT_SPACING },
  { name: 'zoom-400', width: 320, height: 256 },
  { name: 'print', width: 1280, isPaper: true },
];

const chosenParts = process.argv.slice(2);
/** Returns the items whose name contains one of the parts, or all items when `parts` is empty. */
function chooseParts<T extends { name: string }>(all: readonly T[], parts: readonly string[]): readonly T[] {
  return parts.length === 0 ? all : all.filter(({ name }) => parts.some((part) => name.includes(part)));
}
const chosenViews = chooseParts(
  views,
  chosenParts.filter((part) => part.startsWith('@')).map((part) => part.slice(1)),
);
const chosenStates = chooseParts(
  await loadStates(),
  chosenParts.filter((part) => !part.startsWith('@')),
);

/** Takes one screenshot, or writes one PDF for paper. Returns the name of the image file or PDF. */
async function shoot(browser: Browser, url: string, state: State, view: View): Promise<string> {
  const { name, width, height = HEIGHT, options, css, textSize, isPaper } = view;
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    bypassCSP: css !== undefined,
    ...(state.locale && { locale: state.locale }),
    ...options,
  });
  if (textSize !== undefined) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } });
  }
  await goTo(page, url, state.route);
  if (css !== undefined) await page.addStyleTag({ content: css });
  // Lazy pictures would load only near the viewport.
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await state.reach?.(page);
  await waitUntilSettled(page);
  const file = `${state.name.replace(/[^a-z0-9]+/gi, '-')}-${name}.${isPaper ? 'pdf' : 'png'}`;
  const target = path.join(FOLDER, file);
  if (isPaper) await page.pdf({ path: target, format: 'A4' });
  // A full-page screenshot would reset the text size in the browser's settings.
  else await page.screenshot({ path: target, fullPage: !state.reach && textSize === undefined });
  await page.close();
  return file;
}

ensureBrowser();
if (chosenParts.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const [site, browser] = [await serveSite(), await launchBrowser()];
const shots: string[] = [];
for (const view of chosenViews) {
  const kind = view.width < BREAKPOINT ? 'mobile' : 'desktop';
  for (const state of chosenStates.filter(({ window = kind }) => window === kind))
    shots.push(await shoot(browser, site.url, state, view));
}
await browser.close();
await site.stop();

const figures = shots.map((file) =>
  file.endsWith('.pdf')
    ? `<p><a href="${file}">${file}</a></p>`
    : `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`,
);
await writeFile(
  path.join(FOLDER, 'index.html'),
  `<!doctype html><title>Contact sheet</title><style>body{display:grid;grid-template-columns:repeat(auto-fill,20rem);gap:1rem;align-items:start}img{width:100%}</style>${figures.join('')}`,
);
process.stdout.write(`${shots.length} pictures: ${FOLDER}/index.html\n`);
