import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { faultsOfVector } from '../../scripts/check/vectors';
import { makePicture, readSource } from '../../scripts/picture/make';
import { makePreview } from '../../scripts/picture/marks';
import { PLACES } from '../../scripts/picture/places';
import { pages as german } from '../../src/content/mueller-soehne/pages';
import { previewLines as germanLines } from '../../src/content/mueller-soehne/previews';
import type { Pages } from '../../src/site/pages';
import { previewLine } from '../../src/site/previews';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';

const BANYAN = 'src/content/banyan-byte';
const MUELLER = 'src/content/mueller-soehne';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');
const withoutSize = (name: string): string => name.replace(/(-upright)?-\d+\.(avif|webp)$/, '');
/** A vector is its own source, and so is the browser's icon for its file of pixels. */
const isOwnSource = (name: string): boolean => name.endsWith('.svg') || name === 'brand/favicon-32.png';

test.each([BANYAN, MUELLER])(
  'README "Change a picture": each picture of %s has a source, and each source a picture',
  (firm) => {
    const sources = filesIn(`${firm}/art`).map(withoutEnding);
    const shipped = filesIn(`${firm}/pictures`).filter((name) => !isOwnSource(name));
    const wanted = new Set(shipped.map((name) => withoutEnding(withoutSize(name))));
    expect(sources.toSorted()).toEqual([...wanted].toSorted());
  },
);

test.each([BANYAN, MUELLER])('README "Change a picture": no vector in the art of %s fetches anything', (firm) => {
  const vectors = filesIn(`${firm}/art`).filter((name) => name.endsWith('.svg'));
  const faults = vectors.flatMap((name) =>
    faultsOfVector(readFileSync(`${firm}/art/${name}`, 'utf8')).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});

const textOf = (svg: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>(.*?)</${tag}>`).exec(svg)?.[1]?.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

test.each<[string, Pages, Readonly<Record<string, string>>]>([
  [BANYAN, pages, previewLines],
  [MUELLER, german, germanLines],
])('§2.1 each preview picture of %s was drawn for the title and the line of its page', (firm, all, lines) => {
  const cards = Object.keys(all).map((id) => {
    const svg = readFileSync(`${firm}/art/social/${id}.svg`, 'utf8');
    return [id, textOf(svg, 'title'), textOf(svg, 'desc')];
  });
  expect(cards).toEqual(Object.entries(all).map(([id, page]) => [id, page.title, previewLine(page, lines[id])]));
});

/** Returns the mean difference of two pictures, 0 to 255. */
async function difference(remade: Buffer | undefined, committed: string): Promise<number> {
  const [a, b] = await Promise.all([remade, committed].map((each) => sharp(each).removeAlpha().raw().toBuffer()));
  if (!a || a.length !== b?.length) return 255;
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

/** The loss of another effort of the encoder, or of another rasteriser. A wrong picture differs by 10 and more. */
const NOISE = 3;

test.each(['hero/data-640.avif', 'hero/data-upright-480.webp'])(
  'README "Change a picture": the master of a scene gives %s',
  async (name) => {
    const upright = { width: 1080, height: 1440, widths: [480] };
    const place = { ...PLACES['hero']!, widths: [640], upright, effort: 1 };
    const { files } = await makePicture(await readSource(`${BANYAN}/art/hero/data.webp`), 'data', place, 'hero');
    expect(await difference(files.get(name), `${BANYAN}/pictures/${name}`)).toBeLessThan(NOISE);
  },
);

test('README "Change a picture": the vector of a portrait gives the committed picture', async () => {
  const place = { ...PLACES['portrait']!, widths: [320], effort: 1 };
  const source = await readSource(`${BANYAN}/art/people/member-4.svg`);
  const { files } = await makePicture(source, 'member-4', place, 'portrait');
  const name = 'people/member-4-320.webp';
  expect(await difference(files.get(name), `${BANYAN}/pictures/${name}`)).toBeLessThan(NOISE);
});

test('README "Change a picture": the vector of a preview gives the committed picture', async () => {
  const { files } = await makePreview(await readSource(`${BANYAN}/art/social/careers.svg`), 'careers', ['careers']);
  const name = 'social/careers.jpg';
  expect(await difference(files.get(name), `${BANYAN}/pictures/${name}`)).toBeLessThan(NOISE);
});
