import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { startJourney, type Site } from './harness';

/** Before the build: what the styles name. */
async function wholeFont(): Promise<Buffer> {
  const [, file = ''] = /url\('(.+\.woff2)'\)/.exec(await readFile('src/styles/fonts.css', 'utf8')) ?? [];
  return readFile(`node_modules/${file}`);
}

const LATIN = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
  /\S/.test(letter),
);
const LETTERS = [...LATIN, ...'–—‘’‚“”„•…′″‹›⁄€™↑↓−'];
/** Pairs that are kerned, digits of one width, an accent that is typed by itself. */
const WORDS = ['AVATAR To We', '11:07 4711', 'e\u0301\u0323', 'a G 3'];
/** Rounding in the file's outlines, in pixels of a letter 100 px high. */
const ROUNDING = 0.25;

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

/** The weights that the styles ask for by number, and those of plain and bold text. */
async function weights(): Promise<number[]> {
  const found = new Set([400, 700]);
  for (const file of (await readdir('dist/assets')).filter((name) => name.endsWith('.css'))) {
    const css = await readFile(`dist/assets/${file}`, 'utf8');
    for (const [, weight] of css.matchAll(/font-weight:(\d+)[;}]/g)) found.add(Number(weight));
  }
  return [...found].toSorted((a, b) => a - b);
}

describe('the font that is served', () => {
  test('1.4.12 is as wide as the whole one in every letter, weight and feature that the site uses', async () => {
    const { page, close } = await site.open({ bypassCSP: true });
    await page.goto(site.url);
    const differences = await page.evaluate(
      async ({ source, texts, allWeights, rounding }) => {
        const whole = new FontFace('Whole', `url(data:font/woff2;base64,${source})`, { weight: '100 900' });
        document.fonts.add(await whole.load());
        await document.fonts.ready;
        const box = document.body.appendChild(document.createElement('div'));
        const pairs = allWeights.flatMap((weight) =>
          texts.map((text) => ({
            text,
            weight,
            spans: ['Inter', 'Whole'].map((family) => {
              const span = box.appendChild(document.createElement('span'));
              // Without the shorthand, which would turn off the features that the body asks for.
              span.style.cssText = `position: absolute; white-space: pre; font-family: ${family}; font-size: 100px;
                font-weight: ${weight}; font-variant-numeric: tabular-nums`;
              span.textContent = text;
              return span;
            }),
          })),
        );
        return pairs.flatMap(({ text, weight, spans }) => {
          const [served = 0, original = 0] = spans.map((span) => span.getBoundingClientRect().width);
          return Math.abs(served - original) > rounding ? [`'${text}' at ${weight}: ${served}, not ${original}`] : [];
        });
      },
      {
        source: (await wholeFont()).toString('base64'),
        texts: [...LETTERS, ...WORDS],
        allWeights: await weights(),
        rounding: ROUNDING,
      },
    );
    await close();
    assert.deepEqual(differences, []);
  });
});
