import { readFileSync } from 'node:fs';
import { parse, type AtRule } from 'postcss';
import { separateSpaceWidth } from './fontFacesLoader';

/** Inter's ascent, divided by the font size. */
const ASCENT = 1984 / 2048;

const stylesheet = parse(separateSpaceWidth(readFileSync('src/styles/fonts.css', 'utf8')));
const fallbackFaces = stylesheet.nodes.filter(
  (node): node is AtRule => node.type === 'atrule' && node.toString().includes("'Inter fallback'"),
);
const getDeclaredValue = (face: AtRule, prop: string): string | undefined =>
  new RegExp(`\\s${prop}: (.*);`).exec(face.toString())?.[1];

test('§9 the fallback font of each weight has one face for spaces and one face for all other characters', () => {
  const faceDescriptions = fallbackFaces.map(
    (face) => `${getDeclaredValue(face, 'font-weight')} ${getDeclaredValue(face, 'unicode-range') ?? 'all'}`,
  );
  expect(faceDescriptions).toEqual(['400 all', '400 U+20, U+A0', '700 all', '700 U+20, U+A0']);
});

test('§9 every face of the fallback font has the ascent of Inter, so that lines in other scripts keep their height', () => {
  const ascents = fallbackFaces.map(
    (face) =>
      parseFloat(getDeclaredValue(face, 'ascent-override') ?? '') *
      parseFloat(getDeclaredValue(face, 'size-adjust') ?? ''),
  );
  for (const ascent of ascents) expect(ascent / 10_000).toBeCloseTo(ASCENT, 3);
});
