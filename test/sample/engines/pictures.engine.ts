/** Finds text in the pictures of pages with the program tesseract. Pictures of text are not allowed (WCAG 1.4.5). */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
 * Returns for each picture its words of four letters or more, and the fraction of the picture that these words cover.
 * Omits shorter words, because tesseract often mistakes leaves or edges for short words. One process reads all
 * pictures, because each start of tesseract loads its language model.
 */
async function recogniseTexts(pictures: readonly (string | Buffer)[]): Promise<RecognisedText[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  for (const [index, picture] of pictures.entries())
    await sharp(picture, { density: 300 })
      .resize({ width: SCALED_WIDTH_PX })
      .flatten({ background: '#fff' })
      .png()
      .toFile(path.join(folder, `${index}.png`));
  const table = execFileSync('tesseract', ['-', '-', '--psm', '11', 'tsv'], {
    cwd: folder,
    input: pictures.map((_picture, index) => `${index}.png\n`).join(''),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  rmSync(folder, { recursive: true });
  const rows = table.split('\n').map((line) => line.split('\t'));
  const measureArea = (row: readonly string[]) => Number(row[8]) * Number(row[9]);
  return pictures.map((_picture, index) => {
    // The first row of a page contains the size of the picture.
    const pageRows = rows.filter(([, page]) => page === String(index + 1));
    const wordRows = pageRows.filter((row) => Number(row[10]) >= MIN_CONFIDENCE && /\p{L}{4,}/u.test(row[11] ?? ''));
    const wordArea = wordRows.reduce((sum, row) => sum + measureArea(row), 0);
    return { words: wordRows.map((row) => row[11] ?? ''), areaFraction: wordArea / measureArea(pageRows[0] ?? []) };
  });
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
  const recogniseFiles = (files: readonly string[]) =>
    recogniseTexts(files.map((file) => path.join(PICTURE_FOLDER, file)));

  test('1.4.5 no picture of a scene or a person contains words', async () => {
    const scenes = pictures.filter((file) => !SCREEN_DRAWING_PATTERN.test(file));
    assert.ok(scenes.length > 20);
    const texts = await recogniseFiles(scenes);
    assert.deepEqual(
      texts.flatMap(({ words }, index) => (words.length > 0 ? [`${scenes[index]}: ${words.join(' ')}`] : [])),
      [],
    );
  });

  test('1.4.5 the words in a drawing of a screen take up at most a fifth of the drawing', async () => {
    const drawings = pictures.filter((file) => SCREEN_DRAWING_PATTERN.test(file));
    assert.ok(drawings.length > 20);
    const texts = await recogniseFiles(drawings);
    assert.deepEqual(
      drawings.filter((_file, index) => (texts[index]?.areaFraction ?? 1) > MAX_WORD_FRACTION),
      [],
    );
  });

  test('1.4.5 the check reads the words of a picture of text', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#fff"/>
      <text x="10" y="75" font-family="Liberation Sans" font-size="48">Request a quote</text></svg>`;
    const [blank, text] = await recogniseTexts(
      [svg.replace(/<text.*<\/text>/, ''), svg].map((source) => Buffer.from(source)),
    );
    assert.deepEqual([blank?.words, text?.words], [[], ['Request', 'quote']]);
    assert.ok(text && text.areaFraction > MAX_WORD_FRACTION);
  });
});
