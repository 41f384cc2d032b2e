import { colours } from '#site/colours';
import { checkColours } from '../../scripts/check/colours';
import { readThemes } from '../../scripts/tokens';

test('1.4.6 1.4.11 the colours of texts, edges, icons and focus rings have enough contrast in each theme', () => {
  expect([...checkColours({ themes: readThemes(colours), ownColours: colours })]).toEqual([]);
});
