import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readPictures } from '../check/pictureFiles';
import { placeOf } from '../check/picturePlaces';
import { checkPictures } from '../check/pictures';
import { smallSite } from '../check/testing/smallSite';
import { save } from './files';
import type { Picture } from '../../src/site/types';
import { makePicture, readSource, type Made } from './make';
import { makeLogo, makePreview } from './marks';
import { readPreviewArt } from './placeholders/previewArt';
import { PLACES } from './places';

const folder = mkdtempSync(path.join(tmpdir(), 'picture-'));
const at = (name: string): string => path.join(folder, name);
const IDS = ['home', 'plans'];

async function draw(name: string, width: number, height: number): Promise<string> {
  await sharp({ create: { width, height, channels: 3, background: '#3a6' } }).toFile(at(name));
  return at(name);
}
beforeAll(async () => {
  await draw('large.jpg', 2600, 2000);
  await draw('middle.png', 2000, 1200);
  await draw('small.jpg', 150, 100);
  writeFileSync(at('letter.txt'), 'Dear Sir');
  writeFileSync(
    at('mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M2 2h9z"/></svg>',
  );
  writeFileSync(at('sly.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const make = async (file: string, word: string): Promise<Made> => {
  const place = PLACES[word];
  if (!place) throw new Error(`There is no place ${word}`);
  return makePicture(await readSource(at(file)), 'photo', place, word);
};

/** Returns the check's findings for a home page with the picture, after adding its files to the firm's. */
async function faultsOf({ files, picture }: Made): Promise<string[]> {
  const pictures = mkdtempSync(at('pictures-'));
  for (const [name, data] of files) await save(path.join(pictures, name), data);
  const made = await readPictures(pictures);
  const site = smallSite((drafted) => {
    const image = picture as unknown as Picture;
    drafted.contents.home.hero = [{ id: 1, title: 'One', description: 'Two', image, credit: 'Me' }] as never;
    for (const [name, each] of made) drafted.pictures.set(name, each);
  });
  return [...checkPictures(site)].map(({ field, entry, message }) => `${entry} ${field}: ${message}`);
}

test('picture: a photo for the hero has every size, the upright ones too, and the check finds nothing amiss', async () => {
  const made = await make('large.jpg', 'hero');
  expect([...made.files.keys()]).toEqual(
    expect.arrayContaining(['hero/photo-2560.avif', 'hero/photo-640.webp', 'hero/photo-upright-1080.avif']),
  );
  expect(made.files.size).toBe(16);
  expect(await faultsOf(made)).toEqual([]);
});

test('picture: one that is not as wide as the widest leaves that size out, and says so to the content', async () => {
  const made = await make('middle.png', 'hero');
  expect(made.picture).toMatchObject({ width: 1920, height: 1080, widths: [640, 960, 1280, 1920] });
  expect(made.picture['upright']).toMatchObject({ width: 720, height: 960, widths: [480, 720] });
  expect(await faultsOf(made)).toEqual([]);
});

test.each(Object.keys(PLACES).filter((word) => word !== 'hero'))(
  'picture: what is made for ‘%s’ is as large as its place asks, and as light',
  async (word) => {
    const { files, picture } = await make('large.jpg', word);
    const { leastWidth, mostBytes } = placeOf(PLACES[word]?.path ?? '');
    const { src, width, height, widths = [] } = picture as unknown as Picture;
    expect(width).toBeGreaterThanOrEqual(leastWidth);
    for (const each of widths)
      for (const ending of ['avif', 'webp']) {
        const data = files.get(`${src}-${each}.${ending}`) ?? Buffer.from('');
        expect(data.length).toBeLessThanOrEqual(mostBytes);
        const found = await sharp(data).metadata();
        expect([found.width, found.height]).toEqual([each, Math.round((each * height) / width)]);
      }
    expect(files.size).toBe(widths.length * 2);
  },
);

test('picture: a logo that is a vector stays one, in the shape that it has', async () => {
  const { files, picture } = await make('mark.svg', 'client');
  expect(picture).toMatchObject({ src: 'clients/photo.svg', width: 96, height: 96 });
  expect(files.get('clients/photo.svg')).toEqual(readFileSync(at('mark.svg')));
});

test('picture: a vector for the hero becomes pixels as large as its place asks', async () => {
  const { files, picture } = await make('mark.svg', 'hero');
  expect(files.size).toBe(16);
  expect(picture).toMatchObject({ src: 'hero/photo', width: 2560, upright: { width: 1080 } });
  const { width, hasAlpha } = await sharp(files.get('hero/photo-2560.webp')).metadata();
  expect({ width, hasAlpha }).toEqual({ width: 2560, hasAlpha: false });
});

test.each(['mark.svg', 'large.jpg'])('picture: the firm’s mark and every icon are made of %s', async (file) => {
  const { files, picture } = await makeLogo(await readSource(at(file)));
  const size = async (name: string) => (await sharp(files.get(name)).metadata()).width;
  expect([await size('brand/favicon-32.png'), await size('brand/apple-touch-icon.png')]).toEqual([32, 180]);
  expect(files.get('brand/favicon.svg')?.toString()).toMatch(/^<svg /);
  expect(files.has(file === 'mark.svg' ? 'brand/mark.svg' : 'brand/mark-80.avif')).toBe(true);
  expect(picture).toMatchObject({ width: file === 'mark.svg' ? 40 : 160 });
});

test('picture: a preview of a page’s own has the size that networks ask for', async () => {
  const { files } = await makePreview(await readSource(at('large.jpg')), 'plans', IDS);
  const { width, height, format } = await sharp(files.get('social/plans.jpg')).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'that is too small',
    () => make('small.jpg', 'hero'),
    'small.jpg has 150 by 100 pixels, and ‘hero’ needs 1920 by 1080 or more: take a larger one.',
  ],
  [
    'that is none',
    () => make('letter.txt', 'hero'),
    "letter.txt can't be read as a picture: save it as JPEG, PNG, WebP, AVIF or SVG.",
  ],
  ['that is not there', () => make('gone.jpg', 'hero'), 'gone.jpg is not there: name a file on this computer.'],
  ['that holds a script', () => make('sly.svg', 'client'), 'sly.svg holds a script: save it as a plain SVG.'],
  [
    'that holds a script, where pixels ship',
    () => make('sly.svg', 'hero'),
    'sly.svg holds a script: save it as a plain SVG.',
  ],
  [
    'for the preview of a page that there is not',
    async () => makePreview(await readSource(at('large.jpg')), 'plan', IDS),
    'no page has the id ‘plan’: write one of home, plans after ‘preview’.',
  ],
  [
    'that is too small for a preview',
    async () => makePreview(await readSource(at('small.jpg')), 'plans', IDS),
    'the picture has 150 by 100 pixels, and ‘preview’ needs 1200 by 630 or more: take a larger one.',
  ],
])('picture: one %s is refused in one line that says what to do', async (_title, making, message) => {
  await expect(making()).rejects.toThrow(message);
});

/** Runs the command for a temporary firm. */
function run(site: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/command.cjs', 'picture/index', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE: site },
  });
  return { stdout, stderr, status };
}

test('picture: the command writes nothing for a place that there is not, and names the places', () => {
  const site = at('acme');
  const stderr = `There is no place ‘heros’: write one of ${[...Object.keys(PLACES), 'logo', 'preview'].join(', ')}.\n`;
  expect(run(site, at('large.jpg'), 'heros')).toEqual({ status: 1, stdout: '', stderr });
  expect(existsSync(site)).toBe(false);
});

test('picture: the command makes the pictures of a firm again from its art, or those of one folder', async () => {
  const site = at('artful');
  const mark = readFileSync(at('mark.svg'));
  await save(path.join(site, 'pages.ts'), 'export const pages = {\n  home: {},\n};');
  await save(path.join(site, 'pictures/brand/favicon.svg'), mark);
  for (const name of ['brand/apple-touch-icon', 'people/ada', 'social/home'])
    await save(path.join(site, `art/${name}.svg`), mark);
  expect(
    run(site, 'art')
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
  expect(run(site, 'art', 'brand').stdout.trim().split('\n')).toHaveLength(2);
  await save(path.join(site, 'art/cats/tom.svg'), mark);
  expect(run(site, 'art', 'cats').stderr).toMatch(
    /^art\/cats\/tom lies in no folder of a place: put it into brand, hero/,
  );
  expect(run(site, 'art', 'dogs').stderr).toMatch(/art\/dogs holds no source\.\n$/);
});

test('picture: a preview of another language has the art of the default language without its words', async () => {
  const outline = (words: string, y: number) =>
    `<path aria-label="${words}" fill="#123456" d="M80 ${y}h200v40h-200z"/>`;
  const svg = (words: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>Our prices</title><desc>From 5 euros</desc><rect width="1200" height="630" fill="#fff"/>${outline('Acme', 60)}${words}</svg>`;
  await save(at('art.svg'), svg(outline('Our', 200) + outline('prices', 300) + outline('From 5 euros', 500)));
  const art = await readPreviewArt(at('art.svg'));
  expect(art).toMatchObject({
    left: 80,
    title: { color: '#123456', middle: 270 },
    line: { color: '#123456', bottom: 540 },
  });
  expect(art.ground).toEqual(
    await sharp(Buffer.from(svg('')))
      .png()
      .toBuffer(),
  );
  await save(at('wordless.svg'), svg(''));
  await expect(readPreviewArt(at('wordless.svg'))).rejects.toThrow(/has no outlines with the words of its <title>/);
});

test('picture: the preview of another language is in the folder of its tag', async () => {
  const { files } = await makePreview(await readSource(at('large.jpg')), 'plans', IDS, 'en/');
  expect([...files.keys()]).toEqual(['social/en/plans.jpg']);
});
