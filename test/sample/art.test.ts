import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findVectorFaults } from '../../scripts/check/vectors';
import { makePicture, readSource } from '../../scripts/picture/make';
import { makePreview } from '../../scripts/picture/marks';
import { PLACES } from '../../scripts/picture/places';
import { pages as german } from '../../src/content/mueller-soehne/pages';
import { previewLines as germanLines } from '../../src/content/mueller-soehne/previews';
import type { Pages } from '../../src/site/pages';
import { getPreviewSubtitle } from '../../src/site/previews';
import { pages } from '#site/pages';
import { previewLines } from '#site/previews';

const BANYAN_FOLDER = 'src/content/banyan-byte';
const MUELLER_FOLDER = 'src/content/mueller-soehne';

const listArtFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name) !== '');

const removeExtension = (name: string): string => name.replace(/\.\w+$/, '');
const removeSize = (name: string): string => name.replace(/(-upright)?-\d+\.(avif|webp)$/, '');
/** Returns whether a picture needs a source in `art`. Vector images and the favicon have no source. */
const needsSource = (name: string): boolean => !name.endsWith('.svg') && name !== 'brand/favicon-32.png';

test.each([BANYAN_FOLDER, MUELLER_FOLDER])(
  'docs/content-guide.md: each picture of %s has a source, and each source has a picture',
  (firm) => {
    const sources = listArtFiles(`${firm}/art`).map(removeExtension);
    const shippedPictures = listArtFiles(`${firm}/pictures`).filter(needsSource);
    // The preview pictures in other languages have no sources of their own. `npm run picture -- placeholders social`
    // makes these pictures from the sources of the default language.
    const expectedSources = new Set(
      shippedPictures.map((name) => removeExtension(removeSize(name)).replace(/^social\/en\//, 'social/')),
    );
    expect(sources.toSorted()).toEqual([...expectedSources].toSorted());
  },
);

test.each([BANYAN_FOLDER, MUELLER_FOLDER])(
  'docs/content-guide.md: no vector source of a picture of %s has a fault',
  (firm) => {
    const vectorFiles = listArtFiles(`${firm}/art`).filter((name) => name.endsWith('.svg'));
    const faults = vectorFiles.flatMap((name) =>
      findVectorFaults(readFileSync(`${firm}/art/${name}`, 'utf8')).map((fault) => `${name} ${fault}`),
    );
    expect(faults).toEqual([]);
  },
);

const readTextOfTag = (svg: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>(.*?)</${tag}>`).exec(svg)?.[1]?.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

test.each<[string, Pages, Readonly<Record<string, string>>]>([
  [BANYAN_FOLDER, pages, previewLines],
  [MUELLER_FOLDER, german, germanLines],
])('§2.1 each preview picture of %s shows the title and the subtitle of its page', (firm, pageEntries, lines) => {
  // The page of a job has the preview picture of the page that lists all jobs. The not-found page has no preview.
  const testedPages = Object.entries(pageEntries).filter(([, { kind }]) => kind !== 'job' && kind !== 'not-found');
  const shownTexts = testedPages.map(([id]) => {
    const svg = readFileSync(`${firm}/art/social/${id}.svg`, 'utf8');
    return [id, readTextOfTag(svg, 'title'), readTextOfTag(svg, 'desc')];
  });
  expect(shownTexts).toEqual(testedPages.map(([id, page]) => [id, page.title, getPreviewSubtitle(page, lines[id])]));
});

/**
 * Returns the mean difference of the colour values of two pictures, from 0 to 255. Returns 255 if the numbers of pixels
 * differ.
 */
async function measureDifference(generatedPicture: Buffer | undefined, committedFile: string): Promise<number> {
  const [generatedPixels, committedPixels] = await Promise.all(
    [generatedPicture, committedFile].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!generatedPixels || generatedPixels.length !== committedPixels?.length) return 255;
  return (
    generatedPixels.reduce((sum, value, index) => sum + Math.abs(value - (committedPixels[index] ?? 0)), 0) /
    generatedPixels.length
  );
}

/**
 * The largest mean difference that a different encoder effort or rasteriser causes. A wrong picture differs by 10 or
 * more.
 */
const MAX_DIFFERENCE = 3;

test.each(['hero/data-640.avif', 'hero/data-upright-480.webp'])(
  'docs/content-guide.md: makePicture makes the committed %s from its source',
  async (name) => {
    const upright = { width: 1080, height: 1440, widths: [480] };
    const place = { ...PLACES['hero']!, widths: [640], upright, effort: 1 };
    const { files } = await makePicture(await readSource(`${BANYAN_FOLDER}/art/hero/data.webp`), 'data', place, 'hero');
    expect(await measureDifference(files.get(name), `${BANYAN_FOLDER}/pictures/${name}`)).toBeLessThan(MAX_DIFFERENCE);
  },
);

test('docs/content-guide.md: makePicture makes the committed portrait from its SVG source', async () => {
  const place = { ...PLACES['portrait']!, widths: [320], effort: 1 };
  const source = await readSource(`${BANYAN_FOLDER}/art/people/member-4.svg`);
  const { files } = await makePicture(source, 'member-4', place, 'portrait');
  const name = 'people/member-4-320.webp';
  expect(await measureDifference(files.get(name), `${BANYAN_FOLDER}/pictures/${name}`)).toBeLessThan(MAX_DIFFERENCE);
});

test('docs/content-guide.md: makePreview makes the committed preview from its SVG source', async () => {
  const { files } = await makePreview(await readSource(`${BANYAN_FOLDER}/art/social/careers.svg`), 'careers', [
    'careers',
  ]);
  const name = 'social/careers.jpg';
  expect(await measureDifference(files.get(name), `${BANYAN_FOLDER}/pictures/${name}`)).toBeLessThan(MAX_DIFFERENCE);
});
