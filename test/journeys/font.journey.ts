import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { startJourney, type Site } from './harness';

const WHOLE = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
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
    const whole = (await readFile(WHOLE)).toString('base64');
    const differences = await page.evaluate(
      async ({ source, texts, allWeights, rounding }) => {
        const { href } = document.querySelector('link[rel="preload"][as="font"]') as HTMLLinkElement;
        const faces = [`url(${href})`, `url(data:font/woff2;base64,${source})`].map(
          (url, index) => new FontFace(`Face${index}`, url, { weight: '100 900' }),
        );
        for (const face of faces) document.fonts.add(await face.load());
        const box = document.body.appendChild(document.createElement('div'));
        const pairs = allWeights.flatMap((weight) =>
          texts.map((text) => ({
            text,
            weight,
            spans: faces.map(({ family }) => {
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
      { source: whole, texts: [...LETTERS, ...WORDS], allWeights: await weights(), rounding: ROUNDING },
    );
    await close();
    assert.deepEqual(differences, []);
  });
});
