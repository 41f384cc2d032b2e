import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { launchBrowser } from '../../../../scripts/chromium';
import { ensureBrowser } from '../../../../scripts/chromium';
import { picturePath, previewJpeg, projectPath, save } from '../../../../scripts/pictures/raster';
import { svg } from '../../../../scripts/pictures/svg';
import { PREVIEW_SIZE } from '../../../site/previews';
import { firm } from '../firm';
import { pages } from '../pages';
import { previewLines } from '../previews';
import { rule } from './brand';
import { box, paint, put } from './paint';
import * as tools from './tools';

const inter = (weight: number): string => `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;

/** What hangs on the board of each page's preview. */
const emblems: Readonly<Record<string, string>> = {
  leistungen: put(tools.hammer, -52, 0, 0.62, -12) + put(tools.wrench, 62, 0, 0.62),
  individualsoftware: tools.braces,
  wartung: tools.wrench,
  kunden: tools.wheat,
  'ueber-uns': tools.pegs,
  kontakt: tools.letter,
  impressum: tools.sheet,
  datenschutz: tools.padlock,
  barrierefreiheit: tools.keyboard,
  inhalt: tools.list,
  'nicht-gefunden': tools.missing,
};

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inline = (type: string, data: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(data).toString('base64')}`;

/** The right half: the workshop for the home page, elsewhere one tool on the board. */
async function scene(id: string): Promise<string> {
  const emblem = emblems[id];
  if (!emblem) {
    const workshop = await sharp(picturePath('hero/werkstatt-1920.webp'))
      .extract({ left: 780, top: 40, width: 1000, height: 900 })
      .png()
      .toBuffer();
    return `<img class="scene" src="${inline('image/png', workshop)}" alt="">`;
  }
  return `<div class="scene board">${svg(520, 630, put(emblem, 268, 322, 1.9)).replaceAll(paint.ink, paint.night)}</div>`;
}

const style = `
  * { box-sizing: border-box; margin: 0 }
  body { background: ${paint.paper}; color: ${paint.ink}; font-family: Inter; height: 630px; overflow: hidden; position: relative; width: 1200px }
  .scene { height: 630px; object-fit: cover; position: absolute; right: 0; top: 0; width: 520px }
  .board { background: radial-gradient(circle, ${paint.night} 3px, transparent 3.5px) 0 0 / 40px 40px, linear-gradient(150deg, ${paint.brand}, ${paint.deep}) }
  .words { border-left: 20px solid ${paint.brick}; display: flex; flex-direction: column; height: 100%; justify-content: space-between; padding: 60px 40px 64px 52px; width: 680px }
  .brand { align-items: center; display: flex; font-size: 29px; font-weight: 700; gap: 16px; letter-spacing: -.02em }
  .brand svg { height: 56px; width: 56px }
  h1 { color: ${paint.brand}; font-weight: 700; hyphens: manual; letter-spacing: -.03em; line-height: 1.1; text-wrap: balance }
  .line { font-size: 28px; line-height: 1.38; text-wrap: balance }
`;

/** Long titles, and long words, are set smaller. In pixels. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map(({ length }) => length));
  return Math.min(title.length <= 20 ? 74 : 62, Math.floor(1050 / longest));
}

const mark = svg(40, 40, box(0, 0, 40, 40, paint.brand, 9), put(rule, 20, 19.6, 0.16));

/** The preview picture of every page (Open Graph). A browser sets the type: it has the site's own font. */
export async function previews(): Promise<void> {
  ensureBrowser();
  const faces = await Promise.all(
    [400, 700].map(
      async (weight) =>
        `@font-face { font-family: Inter; font-weight: ${weight}; src: url(${inline('font/woff2', await readFile(projectPath(inter(weight))))}) }`,
    ),
  );
  const browser = await launchBrowser();
  const window = await browser.newPage({ viewport: PREVIEW_SIZE });
  for (const [id, { title }] of Object.entries(pages)) {
    await window.setContent(`<!doctype html><html lang="de"><style>
      ${faces.join('')}
      ${style}
      h1 { font-size: ${titleSize(title)}px }
    </style>${await scene(id)}<div class="words"><p class="brand">${mark.replace('width="40" height="40" ', '')}${escaped(firm.name)}</p>
      <h1>${escaped(title)}</h1><p class="line">${escaped(previewLines[id] ?? '')}</p></div>`);
    await window.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    await save(picturePath(`social/${id}.jpg`), await previewJpeg(await window.screenshot()));
  }
  await browser.close();
}
