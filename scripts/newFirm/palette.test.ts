import { wcagContrast, wcagLuminance } from 'culori';
import { assert, integer, property } from 'fast-check';
import { checkColours } from '../check/colours';
import { readThemes } from '../tokens';
import { toChromaticity, createColourWithLuminance } from './oklch';
import { createPalette } from './palette';

const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('1.4.6 createPalette returns a palette with enough contrast in all themes for every brand colour', () => {
  assert(
    property(anyColour, (colour) => {
      const { colours } = createPalette(colour);
      expect([...checkColours({ themes: readThemes(colours), ownColours: colours })]).toEqual([]);
    }),
    { numRuns: 12, examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff']] },
  );
});

test('1.4.6 a brand colour with enough contrast stays unchanged', () => {
  expect(createPalette('#07402f')).toMatchObject({ brand: '#07402f', colours: { brand: '#07402f' } });
  expect(createPalette('#07402f').requestedContrast).toBeGreaterThanOrEqual(7);
});

test('1.4.6 the brightest readable colour of the hue replaces a brand colour that is too bright', () => {
  const { brand, requestedContrast } = createPalette('#f08c00');
  expect(requestedContrast).toBeLessThan(2.5);
  expect(Math.abs((toChromaticity(brand).h ?? 0) - (toChromaticity('#f08c00').h ?? 0))).toBeLessThan(3);
  const { colours } = createPalette(createColourWithLuminance(toChromaticity('#f08c00'), wcagLuminance(brand) * 1.05));
  expect(wcagContrast(colours.brand ?? '', '#fff')).toBeLessThan(wcagContrast(brand, '#fff') + 0.1);
  expect(wcagContrast(brand, colours.tint ?? '')).toBeGreaterThanOrEqual(7);
  expect(wcagContrast(brand, colours.tint ?? '')).toBeLessThan(7.2);
});

test('1.4.6 createPalette replaces a colour that is readable only on white, because backgrounds are tinted', () => {
  const colour = createColourWithLuminance(toChromaticity('#07402f'), wcagLuminance('#595959'));
  expect(wcagContrast(colour, '#fff')).toBeGreaterThan(6.9);
  const { brand, requestedContrast } = createPalette(colour);
  expect(requestedContrast).toBeLessThan(7);
  expect(brand).not.toBe(colour);
});

test('1.4.6 createPalette returns only greys for a grey brand colour', () => {
  const colours = Object.values(createPalette('#808080').colours).filter((colour) => colour.startsWith('#'));
  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter((colour) => !/^#(..)\1\1$/.test(colour))).toEqual([]);
});

test('1.4.6 createColourWithLuminance returns colours with the same contrast for every hue', () => {
  for (const h of [0, 60, 120, 180, 240, 300]) {
    const otherColour = createColourWithLuminance({ c: 0.1, h }, wcagLuminance('#0a5540'));
    expect(wcagContrast(otherColour, '#fff')).toBeCloseTo(wcagContrast('#0a5540', '#fff'), 0);
  }
});
