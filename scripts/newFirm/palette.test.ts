import { assert, integer, property } from 'fast-check';
import { checkColours } from '../check/colours';
import { contrast, luminance, readThemes } from '../tokens';
import { toneOf, withLuminance } from './oklch';
import { paletteOf } from './palette';

const hex = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('1.4.6 any colour makes a palette that can be read in light and dark', () => {
  assert(
    property(hex, (colour) => {
      const { colours } = paletteOf(colour);
      expect(checkColours({ themes: readThemes(colours), ownColours: colours }).findings).toEqual([]);
    }),
    { numRuns: 12, examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff']] },
  );
});

test('1.4.6 a colour that can be read stays as it is', () => {
  expect(paletteOf('#07402f')).toMatchObject({ brand: '#07402f', colours: { brand: '#07402f' } });
  expect(paletteOf('#07402f').contrast).toBeGreaterThanOrEqual(7);
});

test('1.4.6 one that is too bright becomes the brightest of its hue that can be read', () => {
  const { brand, contrast: asked } = paletteOf('#f08c00');
  expect(asked).toBeLessThan(2.5);
  expect(Math.abs(toneOf(brand).hue - toneOf('#f08c00').hue)).toBeLessThan(3);
  const { colours } = paletteOf(withLuminance(toneOf('#f08c00'), luminance(brand) * 1.05));
  expect(contrast(colours.brand ?? '', '#fff')).toBeLessThan(contrast(brand, '#fff') + 0.1);
  expect(contrast(brand, colours.tint ?? '')).toBeGreaterThanOrEqual(7);
  expect(contrast(brand, colours.tint ?? '')).toBeLessThan(7.2);
});

test('1.4.6 a colour that can be read on white alone is exchanged, too: it stands on tinted ground as well', () => {
  const colour = withLuminance(toneOf('#07402f'), luminance('#595959'));
  expect(contrast(colour, '#fff')).toBeGreaterThan(6.9);
  const { brand, contrast: asked } = paletteOf(colour);
  expect(asked).toBeLessThan(7);
  expect(brand).not.toBe(colour);
});

test('1.4.6 a colour exchanged for one of the same luminance keeps its contrasts', () => {
  for (const hue of [0, 60, 120, 180, 240, 300]) {
    const other = withLuminance({ hue, chroma: 0.1 }, luminance('#0a5540'));
    expect(contrast(other, '#fff')).toBeCloseTo(contrast('#0a5540', '#fff'), 0);
  }
});
