import { wcagContrast } from 'culori';
import { EDGE_PAIRS, TEXT_PAIRS } from '../../scripts/check/colours';
import { readThemes, resolve } from '../../scripts/tokens';

// This test covers only the project's own tokens. `npm run check` covers the colours of a firm.
describe.each(Object.entries(readThemes()))('%s', (_name, tokens) => {
  const measureContrast = (foreground: string, background: string) =>
    wcagContrast(resolve(tokens, foreground) ?? '', resolve(tokens, background) ?? '');

  test.each(TEXT_PAIRS)('WCAG 1.4.6 %s on %s has a contrast of 7:1 or more', (text, surface) => {
    expect(measureContrast(text, surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(EDGE_PAIRS)('WCAG 1.4.11 %s beside %s has a contrast of 3:1 or more', (edge, surface) => {
    expect(measureContrast(edge, surface)).toBeGreaterThanOrEqual(3);
  });
});
