import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readPictures } from '../check/pictureFiles';
import { findRequirements } from '../check/picturePlaces';
import { checkPictures } from '../check/pictures';
import { createSmallSite } from '../check/testing/smallSite';
import { saveFile } from './files';
import type { Picture } from '../../src/site/types';
import { makePicture, readSource, type GeneratedPicture } from './make';
import { makeLogo, makePreview } from './marks';
import { readPreviewArt } from './placeholders/previewArt';
import { composeTranslatedPreview, renderLogo } from './placeholders/social';
import type { Typesetter } from './placeholders/type';
import { PLACES } from './places';

const folder = mkdtempSync(path.join(tmpdir(), 'picture-'));
const resolveFile = (name: string): string => path.join(folder, name);
const PAGE_IDS = ['home', 'plans'];

async function drawPhoto(name: string, width: number, height: number): Promise<string> {
  await sharp({ create: { width, height, channels: 3, background: '#3a6' } }).toFile(resolveFile(name));
  return resolveFile(name);
}
beforeAll(async () => {
  await drawPhoto('large.jpg', 2600, 2000);
  await drawPhoto('middle.png', 2000, 1200);
  await drawPhoto('small.jpg', 150, 100);
  await drawPhoto('logo.png', 200, 80);
  writeFileSync(resolveFile('letter.txt'), 'Dear Sir');
  writeFileSync(
    resolveFile('mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M2 2h9z"/></svg>',
  );
  writeFileSync(
    resolveFile('sly.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const makePhoto = async (file: string, placeName: string): Promise<GeneratedPicture> => {
  const place = PLACES[placeName];
  if (!place) throw new Error(`There is no place ‘${placeName}’`);
  return makePicture(await readSource(resolveFile(file)), 'photo', place, placeName);
};

/**
 * Returns the findings of `checkPictures` for a site whose home page shows the picture. The site contains the files of
 * the picture.
 */
async function findFaults({ files, picture }: GeneratedPicture): Promise<string[]> {
  const picturesFolder = mkdtempSync(resolveFile('pictures-'));
  for (const [name, content] of files) await saveFile(path.join(picturesFolder, name), content);
  const picturesByName = await readPictures(picturesFolder);
  const site = createSmallSite((siteDraft) => {
    const image = picture as unknown as Picture;
    siteDraft.contents.home.hero.push({ id: 2, title: 'One', description: 'Two', image, credit: 'Me' } as never);
    for (const [name, file] of picturesByName) siteDraft.pictures.set(name, file);
  });
  return [...checkPictures(site)].map(({ steps, message }) => `${steps.join(' › ')}: ${message}`);
}

test('picture: a photo for the hero gets every size and passes the check', async () => {
  const heroPicture = await makePhoto('large.jpg', 'hero');
  expect([...heroPicture.files.keys()]).toEqual(
    expect.arrayContaining(['hero/photo-2560.avif', 'hero/photo-640.webp', 'hero/photo-upright-1080.avif']),
  );
  expect(heroPicture.files.size).toBe(16);
  expect(await findFaults(heroPicture)).toEqual([]);
});

test('picture: a smaller photo gets fewer sizes, and the content lists only these sizes', async () => {
  const heroPicture = await makePhoto('middle.png', 'hero');
  expect(heroPicture.picture).toMatchObject({ width: 1920, height: 1080, widths: [640, 960, 1280, 1920] });
  expect(heroPicture.picture['upright']).toMatchObject({ width: 720, height: 960, widths: [480, 720] });
  expect(await findFaults(heroPicture)).toEqual([]);
});

test.each(Object.keys(PLACES).filter((placeName) => placeName !== 'hero'))(
  'picture: a picture for ‘%s’ meets the minimum width and the maximum file size of its place',
  async (placeName) => {
    const { files, picture } = await makePhoto('large.jpg', placeName);
    const { minWidth, maxBytes } = findRequirements(PLACES[placeName]?.path ?? '');
    const { src, width, height, widths = [] } = picture as unknown as Picture;
    expect(width).toBeGreaterThanOrEqual(minWidth);
    for (const variantWidth of widths)
      for (const extension of ['avif', 'webp']) {
        const content = files.get(`${src}-${variantWidth}.${extension}`) ?? Buffer.from('');
        expect(content.length).toBeLessThanOrEqual(maxBytes);
        const metadata = await sharp(content).metadata();
        expect([metadata.width, metadata.height]).toEqual([variantWidth, Math.round((variantWidth * height) / width)]);
      }
    expect(files.size).toBe(widths.length * 2);
  },
);

test('picture: a logo that is narrower than every width of its place keeps its own size', async () => {
  const { files, picture } = await makePhoto('logo.png', 'testimonial');
  expect(picture).toMatchObject({ width: 200, height: 80 });
  expect(files.size).toBe(2);
});

test('picture: the SVG logo of a client stays an SVG and keeps its aspect ratio', async () => {
  const { files, picture } = await makePhoto('mark.svg', 'client');
  expect(picture).toMatchObject({ src: 'clients/photo.svg', width: 96, height: 96 });
  expect(files.get('clients/photo.svg')).toEqual(readFileSync(resolveFile('mark.svg')));
});

test('picture: an SVG for an insight becomes raster files of the required width', async () => {
  const { files, picture } = await makePhoto('mark.svg', 'insight');
  expect(files.size).toBe(6);
  expect(picture).toMatchObject({ src: 'insights/photo', width: 1600 });
  const { width, hasAlpha } = await sharp(files.get('insights/photo-1600.webp')).metadata();
  expect({ width, hasAlpha }).toEqual({ width: 1600, hasAlpha: false });
});

test.each(['mark.svg', 'large.jpg'])(
  'picture: makeLogo creates the firm’s mark and every icon from %s',
  async (file) => {
    const { files, picture } = await makeLogo(await readSource(resolveFile(file)));
    const readWidth = async (name: string) => (await sharp(files.get(name)).metadata()).width;
    expect([await readWidth('brand/favicon-32.png'), await readWidth('brand/apple-touch-icon.png')]).toEqual([32, 180]);
    expect(files.get('brand/favicon.svg')?.toString()).toMatch(/^<svg /);
    expect(files.has(file === 'mark.svg' ? 'brand/mark.svg' : 'brand/mark-80.avif')).toBe(true);
    expect(picture).toMatchObject({ width: file === 'mark.svg' ? 40 : 160 });
  },
);

test('picture: the preview picture of a page has 1200 by 630 pixels', async () => {
  const { files } = await makePreview(await readSource(resolveFile('large.jpg')), 'plans', PAGE_IDS);
  const { width, height, format } = await sharp(files.get('social/plans.jpg')).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a picture that is too small',
    () => makePhoto('small.jpg', 'hero'),
    'small.jpg has 150 by 100 pixels, but ‘hero’ needs 1920 by 1080 or more: use a larger picture.',
  ],
  [
    'a file that is not a picture',
    () => makePhoto('letter.txt', 'hero'),
    "letter.txt can't be read as a picture: save it as JPEG, PNG, WebP, AVIF or SVG.",
  ],
  ['a missing file', () => makePhoto('gone.jpg', 'hero'), 'gone.jpg does not exist: name a file on this computer.'],
  ['an SVG with a script', () => makePhoto('sly.svg', 'client'), 'sly.svg contains a script: save it as a plain SVG.'],
  [
    'an SVG with a script for a place that needs raster files',
    () => makePhoto('sly.svg', 'hero'),
    'sly.svg contains a script: save it as a plain SVG.',
  ],
  [
    'a preview of an unknown page',
    async () => makePreview(await readSource(resolveFile('large.jpg')), 'plan', PAGE_IDS),
    'no page has the id ‘plan’: use one of home, plans after ‘preview’.',
  ],
  [
    'a picture that is too small for a preview',
    async () => makePreview(await readSource(resolveFile('small.jpg')), 'plans', PAGE_IDS),
    'the picture has 150 by 100 pixels, but ‘preview’ needs 1200 by 630 or more: use a larger picture.',
  ],
])('picture: the error about %s names the correction', async (_title, createPicture, message) => {
  await expect(createPicture()).rejects.toThrow(message);
});

/** Runs the command for a temporary firm. */
function runPictureCommand(site: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/command.cjs', 'picture/index', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE: site },
  });
  return { stdout, stderr, status };
}

test('picture: the command rejects an unknown place, lists the known places and writes no file', () => {
  const site = resolveFile('acme');
  const stderr = `There is no place ‘heros’: use one of ${[...Object.keys(PLACES), 'logo', 'preview'].join(', ')}.\n`;
  expect(runPictureCommand(site, resolveFile('large.jpg'), 'heros')).toEqual({ status: 1, stdout: '', stderr });
  expect(existsSync(site)).toBe(false);
});

test('picture: the command saves two different pictures with the same name as two files', async () => {
  const site = resolveFile('twice');
  await saveFile(path.join(site, 'pages.ts'), '');
  const colours = { first: '#3a6', second: '#63a' };
  for (const [name, background] of Object.entries(colours)) {
    const file = resolveFile(`${name}/Büro.png`);
    await saveFile(
      file,
      await sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  }
  const sources = ['first', 'second', 'second'].map(
    (name) => /src: '([^']+)'/.exec(runPictureCommand(site, resolveFile(`${name}/Büro.png`), 'client').stdout)?.[1],
  );
  expect(sources).toEqual(['clients/buro', 'clients/buro-2', 'clients/buro-2']);
});

test('picture: the command regenerates all pictures from the art folder, or the pictures of one folder', async () => {
  const site = resolveFile('artful');
  const mark = readFileSync(resolveFile('mark.svg'));
  await saveFile(path.join(site, 'pages.ts'), 'export const pages = {\n  home: {},\n};');
  await saveFile(path.join(site, 'pictures/brand/favicon.svg'), mark);
  for (const name of ['brand/apple-touch-icon', 'people/ada', 'social/home'])
    await saveFile(path.join(site, `art/${name}.svg`), mark);
  expect(
    runPictureCommand(site, 'art')
      .stdout.split(/[\n,] ?/)
      .filter(Boolean)
      .toSorted(),
  ).toEqual([
    'brand/apple-touch-icon.png',
    'brand/favicon-32.png',
    ...['160.avif', '160.webp', '320.avif', '320.webp', '480.avif', '480.webp'].map((size) => `people/ada-${size}`),
    'social/home.jpg',
  ]);
  const { width } = await sharp(path.join(site, 'pictures/people/ada-320.avif')).metadata();
  expect(width).toBe(320);
  expect(runPictureCommand(site, 'art', 'brand').stdout.trim().split('\n')).toHaveLength(2);
  await saveFile(path.join(site, 'art/cats/tom.svg'), mark);
  expect(runPictureCommand(site, 'art', 'cats').stderr).toMatch(
    /^art\/cats\/tom is not in the folder of a place: move it to brand\/favicon, brand\/apple-touch-icon, hero/,
  );
  expect(runPictureCommand(site, 'art', 'dogs').stderr).toMatch(/art\/dogs contains no source\.\n$/);
});

test('picture: readPreviewArt removes the words from the art of the default language for previews in other languages', async () => {
  const renderOutline = (words: string, y: number) =>
    `<path aria-label="${words}" fill="#123456" d="M80 ${y}h200v40h-200z"/>`;
  const renderSvg = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>Our prices</title><desc>From 5 euros</desc><rect width="1200" height="630" fill="#fff"/>${renderOutline('Acme', 60)}${words}</svg>`;
  await saveFile(
    resolveFile('art.svg'),
    renderSvg(renderOutline('Our', 200) + renderOutline('prices', 300) + renderOutline('From 5 euros', 500)),
  );
  const art = await readPreviewArt(resolveFile('art.svg'));
  expect(art).toMatchObject({
    left: 80,
    title: { color: '#123456', middle: 270 },
    line: { color: '#123456', bottom: 540 },
  });
  expect(art.background).toEqual(
    await sharp(Buffer.from(renderSvg('')))
      .png()
      .toBuffer(),
  );
  await saveFile(resolveFile('wordless.svg'), renderSvg(''));
  await expect(readPreviewArt(resolveFile('wordless.svg'))).rejects.toThrow(
    /has no outlines with the words of its <title>/,
  );
});

test.each([
  ['left', false, 80],
  ['right', true, 1200 * 0.54 - 100],
])('picture: the words of a preview in another language are %s-aligned', async (_side, isRightToLeft, left) => {
  const outlines = ['Prices', 'From 5'].map(
    (words, index) => `<path aria-label="${words}" fill="#123456" d="M80 ${200 + 300 * index}h200v40h-200z"/>`,
  );
  await saveFile(
    resolveFile('aligned.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>Prices</title><desc>From 5</desc><rect width="1200" height="630" fill="#fff"/>${outlines.join('')}</svg>`,
  );
  const typeset: Typesetter = () =>
    sharp({ create: { width: 100, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
  const words = { title: '', line: '' };
  const preview = await composeTranslatedPreview(typeset, resolveFile('aligned.svg'), words, isRightToLeft);
  const { info } = await sharp(preview).trim().toBuffer({ resolveWithObject: true });
  expect([-(info.trimOffsetLeft ?? 0), info.width]).toEqual([left, 100]);
});

test('picture: makePreview returns the preview of another language in a folder with the language tag', async () => {
  const { files } = await makePreview(await readSource(resolveFile('large.jpg')), 'plans', PAGE_IDS, 'en/');
  expect([...files.keys()]).toEqual(['social/en/plans.jpg']);
});

test('picture: the logo on previews is a square, so that a wide logo does not cover the name', async () => {
  const { width, height } = await sharp(await renderLogo(resolveFile('logo.png'))).metadata();
  expect({ width, height }).toEqual({ width: 56, height: 56 });
});
