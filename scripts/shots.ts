import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { states } from '../a11y/states';
import { goTo, startJourney } from '../test/journeys/harness';
import { ensureBrowser } from './ensureBrowser';

/**
 * `npm run shots`: a picture of every state at four widths in light and dark, and a contact sheet. Arguments pick states by
 * a part of their name (`npm run shots -- contact`). Needs a built site.
 */
const FOLDER = 'shots';
const WIDTHS = [320, 390, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;
const MOBILE_BREAKPOINT = 768;

const wanted = process.argv.slice(2);
const chosen = states.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

ensureBrowser();
if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const site = await startJourney();
const taken: string[] = [];

for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    const kind = width < MOBILE_BREAKPOINT ? 'mobile' : 'desktop';
    for (const state of chosen.filter(({ window = kind }) => window === kind)) {
      const { page, close } = await site.open({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await goTo(page, site.url, state.route);
      // Lazy pictures load when they come near: walk the page once.
      await page.evaluate(async () => {
        for (const image of document.querySelectorAll('img')) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      await state.reach?.(page);
      const file = `${state.name.replace(/[^a-z0-9]+/gi, '-')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(FOLDER, file), fullPage: !state.reach });
      taken.push(file);
      await close();
    }
  }
}
await site.stop();

const figures = taken.map(
  (file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
);
await writeFile(
  path.join(FOLDER, 'index.html'),
  `<!doctype html><title>Contact sheet</title><style>body{display:grid;grid-template-columns:repeat(auto-fill,20rem);gap:1rem;align-items:start}img{width:100%}</style>${figures.join('')}`,
);
process.stdout.write(`${taken.length} pictures: ${FOLDER}/index.html\n`);
