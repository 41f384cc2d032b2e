import { readFile } from 'node:fs/promises';
import { firm } from '#site/firm';
import { previewLines } from '#site/previews';
import type { Page } from '../../../../site/pages';
import { markArches } from '../brand';
import { palette } from '../palette';
import { projectPath } from '../../../../../scripts/pictures/raster';
import { scenes } from './scenes';
import { style } from './style';

/** The faces of the site's own font that stand on a card. */
const WEIGHTS = [500, 700];
const interOf = (weight: number) => `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Long titles are set smaller: three lines at the most. In pixels. */
const titleSize = (title: string): number => (title.length <= 22 ? 76 : title.length <= 34 ? 66 : 58);

/** The canopy of the mark, large and faint behind the words. */
const canopy = `<svg class="canopy" viewBox="4 4 32 32">${markArches}</svg>`;
const mark = `<svg class="mark" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#12775b"/>${markArches}</svg>`;

/** A page's preview picture as an HTML page of its own. */
export async function card(id: string, { title }: Page): Promise<string> {
  const faces = await Promise.all(
    WEIGHTS.map(async (weight) => {
      const font = (await readFile(projectPath(interOf(weight)))).toString('base64');
      return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}) }`;
    }),
  );
  const scene = scenes[id];
  if (!scene) throw new Error(`scenes.ts draws nothing for the page '${id}'`);
  return `<!doctype html><style>
    ${faces.join('')}
    ${style}
    h1 { font-size: ${titleSize(title)}px }
  </style>
  ${canopy}${await scene()}
  <div class="words">
    <p class="brand">${mark}${escaped(firm.name)}</p>
    <h1>${escaped(title)}</h1>
    <p class="line"><b style="background:${palette.amber}"></b>${escaped(previewLines[id] ?? '')}</p>
  </div>`;
}
