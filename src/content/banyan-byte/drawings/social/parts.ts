import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { picturePath } from '../../../../../scripts/pictures/raster';

/** What stands on the right of a preview picture, as HTML. Pictures travel inside it: the page has no address to fetch from. */
export type Scene = () => Promise<string>;

const inline = (type: string, data: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(data).toString('base64')}`;

/** A vector picture of the content as an address. */
const vector = async (name: string): Promise<string> =>
  inline('image/svg+xml', await readFile(picturePath(`${name}.svg`)));

/** A raster picture of the content as an address. */
const raster = async (name: string, width: number): Promise<string> =>
  inline(
    'image/png',
    await sharp(picturePath(`${name}-${width}.webp`))
      .png()
      .toBuffer(),
  );

const img = (source: string, name: string): string => `<img class="${name}" src="${source}" alt="">`;

/** One of the large scenes over the whole picture, in the dark where the words stand. */
export const full =
  (name: string, width: number): Scene =>
  async () =>
    `${img(await raster(name, width), 'full')}<div class="shade"></div>`;

/** Two or three mockups, one over the other; the first lies on top. */
export const stack =
  (...names: readonly string[]): Scene =>
  async () => {
    const sheets = await Promise.all(names.map((name) => vector(`mockups/${name}`)));
    return `<div class="stack" data-count="${sheets.length}">${sheets.map((sheet) => img(sheet, 'sheet')).join('')}</div>`;
  };

/** Portraits of members by id. */
export const faces =
  (...ids: readonly number[]): Scene =>
  async () => {
    const people = await Promise.all(ids.map((id) => raster(`people/member-${id}`, 480)));
    return `<div class="faces">${people.map((face) => img(face, 'face')).join('')}</div>`;
  };

/** Logos of the content on white tiles. */
export const logos =
  (...names: readonly string[]): Scene =>
  async () => {
    const marks = await Promise.all(names.map(vector));
    return `<div class="logos">${marks.map((mark) => `<div class="tile">${img(mark, 'mark')}</div>`).join('')}</div>`;
  };

const bars = (...widths: readonly number[]): string =>
  widths.map((width) => `<i class="bar" style="width:${width}%"></i>`).join('');

/** A signed page of terms. */
export const contract: Scene = async () =>
  `<div class="paper"><b class="bar dark" style="width:52%"></b>${bars(94, 88, 96, 60)}<b class="bar dark" style="width:38%"></b>${bars(90, 97, 72)}<svg viewBox="0 0 240 70" class="signature"><path d="M6 52C30 8 52 2 46 30S18 66 40 52 84 10 78 34s-8 22 8 10 22-24 20-8 6 16 16 4 14-14 14-2 10 12 24 2 32-14 66-10"/></svg></div>`;

/** A field of a form in focus, and the keys that lead to it. */
export const keys: Scene = async () =>
  `<div class="keys"><div class="focus"><span>Full Name</span><div class="input">Asha Rao<i class="caret"></i></div></div><div class="row"><kbd class="wide">Tab</kbd><kbd>↑</kbd><kbd>↓</kbd><kbd class="wide">Enter</kbd></div><div class="row"><span class="ratio">7 : 1</span><span class="ratio">44 px</span><span class="ratio">200 %</span></div></div>`;
