import { existsSync } from 'node:fs';
import path from 'node:path';
import { countries } from '#site/countries';
import home from '#site/home';
import { ROOT } from '../contracts/sources';

test('§3.1 a hero slide has an id, an image, a title, a description and a credit', () => {
  expect(home.hero.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  for (const slide of home.hero) {
    const { title, description, credit, image } = slide;
    for (const text of [title, description, credit, image.src])
      expect([slide.id, text]).toEqual([slide.id, expect.stringMatching(/\S/)]);
  }
});

test('§7.3 a flag picture for each country ships at /flags/w20/{countryCode}.png', () => {
  for (const { flag } of countries) {
    expect([flag, existsSync(path.join(ROOT, 'public/flags/w20', `${flag}.png`))]).toEqual([flag, true]);
  }
});
