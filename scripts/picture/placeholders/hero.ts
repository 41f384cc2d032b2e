import site from '#site/site';
import { findPageOfKind } from '../../../src/site/pages';
import { savePictures } from '../files';
import { makePicture } from '../make';
import { PLACES } from '../places';
import { getColour } from './paint';

/** The name of the hero picture on a new firm's home page. */
const PLACEHOLDER_NAME = 'placeholder';
const [WIDTH, HEIGHT] = [1280, 720];
/** The compression effort, 0 to 6. With simple shapes, a longer search does not find a smaller file. */
const COMPRESSION_EFFORT = 1;

/**
 * Returns a generator of pseudo-random numbers from 0 (inclusive) to 1 (exclusive). The same seed produces the same
 * numbers (mulberry32).
 */
function createRandomGenerator(seed: number): () => number {
  let generatorState = seed >>> 0;
  return () => {
    generatorState = (generatorState + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(generatorState ^ (generatorState >>> 15), generatorState | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns an SVG of discs in the firm's colours. The centres of the discs are in the right half of the picture. The
 * firm's name determines the positions and sizes of the discs.
 */
function renderScene(): string {
  const nextRandom = createRandomGenerator(
    [...site.firm.name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7),
  );
  const discs = (['brand', 'bandLine', 'bright', 'highlight', 'brand'] as const).map((name, index) => {
    const [x, y, radius] = [
      700 + nextRandom() * 460,
      120 + nextRandom() * 480,
      210 - index * 36 + nextRandom() * 30,
    ].map(Math.round);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${getColour(name)}" opacity="${0.55 + index * 0.07}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${getColour('deep')}"/><stop offset="1" stop-color="${getColour('night')}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${discs.join('')}</svg>`;
}

/** Draws the placeholder for the hero picture, if the home page still uses the placeholder. */
export async function drawHero(): Promise<void> {
  const home = await findPageOfKind(site.pages, 'home')?.content();
  const place = PLACES['hero'];
  if (!place || !home?.default.hero.some(({ image }) => image.src === `${place.folder}/${PLACEHOLDER_NAME}`)) return;
  const svg = renderScene();
  const source = { file: 'placeholder.svg', input: Buffer.from(svg), width: WIDTH, height: HEIGHT, svg };
  const { files } = await makePicture(source, PLACEHOLDER_NAME, { ...place, effort: COMPRESSION_EFFORT }, 'hero');
  await savePictures(files);
}
