/** Finds text in the pictures of pages with the program tesseract. Pictures of text are not allowed (WCAG 1.4.5). */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import sharp from 'sharp';

const PICTURE_FOLDER = 'src/content/banyan-byte/pictures';
/** Matches the exempt pictures: logotypes, and the preview pictures, which only other websites show. */
const EXEMPT_PICTURE_PATTERN = /^(?:brand|clients|partners|social)\//;
const SCREEN_DRAWING_PATTERN = /^mockups\//;
/** The width to which pictures are scaled before tesseract reads them, in pixels. */
const SCALED_WIDTH_PX = 1200;
/**
 * The minimum confidence of a word, in per cent. At a lower confidence, tesseract mistakes edges and patterns for
 * letters.
 */
const MIN_CONFIDENCE = 80;
/** The largest fraction of a drawing that the bounding boxes of its words may cover. */
const MAX_WORD_FRACTION = 0.2;

interface RecognisedText {
  words: string[];
  /** The fraction of the picture that the bounding boxes of its words cover, from 0 to 1. */
  areaFraction: number;
}

/**
 * Returns the words of four letters or more in a picture, and the fraction of the picture that these words cover. Omits
 * shorter words, because tesseract often mistakes leaves or edges for short words.
 */
async function recogniseText(picture: string | Buffer): Promise<RecognisedText> {
  const { data, info } = await sharp(picture, { density: 300 })
    .resize({ width: SCALED_WIDTH_PX })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const table = execFileSync('tesseract', ['-', '-', '--psm', '11', 'tsv'], {
    input: data,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  const rows = table.split('\n').map((line) => line.split('\t'));
  const confidentRows = rows.filter(
    ([, , , , , , , , , , confidence, word = '']) => Number(confidence) >= MIN_CONFIDENCE && /\p{L}{4,}/u.test(word),
  );
  const area = confidentRows.reduce((sum, row) => sum + Number(row[8]) * Number(row[9]), 0);
  return { words: confidentRows.map((row) => row[11] ?? ''), areaFraction: area / (info.width * info.height) };
}

/** Returns the largest file of each picture that is not exempt. */
function listPictures(): string[] {
  const files = readdirSync(PICTURE_FOLDER, { recursive: true, encoding: 'utf8' });
  const largestFileByName = new Map<string, { file: string; width: number }>();
  for (const file of files.filter(
    (candidate) => /\.(?:svg|webp|png|jpg)$/.test(candidate) && !EXEMPT_PICTURE_PATTERN.test(candidate),
  )) {
    const [name = '', width = '0'] = file.split(/-(\d+)\.webp$/);
    if (Number(width) >= (largestFileByName.get(name)?.width ?? 0))
      largestFileByName.set(name, { file, width: Number(width) });
  }
  return [...largestFileByName.values()].map(({ file }) => file);
}

describe('pictures', () => {
  const pictures = listPictures();

  test('1.4.5 no picture of a scene or a person contains words', async () => {
    const scenes = pictures.filter((file) => !SCREEN_DRAWING_PATTERN.test(file));
    assert.ok(scenes.length > 20);
    const foundFaults: string[] = [];
    for (const file of scenes) {
      const { words } = await recogniseText(path.join(PICTURE_FOLDER, file));
      if (words.length > 0) foundFaults.push(`${file}: ${words.join(' ')}`);
    }
    assert.deepEqual(foundFaults, []);
  });

  test('1.4.5 the words in a drawing of a screen take up at most a fifth of the drawing', async () => {
    const drawings = pictures.filter((file) => SCREEN_DRAWING_PATTERN.test(file));
    assert.ok(drawings.length > 20);
    const foundFaults: string[] = [];
    for (const file of drawings) {
      const { areaFraction } = await recogniseText(path.join(PICTURE_FOLDER, file));
      if (areaFraction > MAX_WORD_FRACTION) foundFaults.push(`${file}: ${Math.round(areaFraction * 100)} %`);
    }
    assert.deepEqual(foundFaults, []);
  });

  test('1.4.5 the check reads the words of a picture of text', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#fff"/>
      <text x="10" y="75" font-family="Liberation Sans" font-size="48">Request a quote</text></svg>`;
    const { words, areaFraction } = await recogniseText(Buffer.from(svg));
    assert.deepEqual(words, ['Request', 'quote']);
    assert.ok(areaFraction > MAX_WORD_FRACTION, `${Math.round(areaFraction * 100)} %`);
  });
});
