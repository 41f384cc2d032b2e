import { screen, within } from '@testing-library/react';
import { listCards, readCardTexts, getMain, readOnce } from './support';

const getPage = readOnce('/clients', () => ({
  heading: screen.getByRole('heading', { level: 1 }).textContent,
  text: getMain().textContent,
  cards: listCards(getMain(), 2).map((card) => ({
    ...readCardTexts(card, 2),
    pictures: within(card)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  })),
}));

test('§2.9 the page shows its heading and subtitle', () => {
  expect(getPage().heading).toBe('Our Trusted Clients');
  expect(getPage().text).toContain(
    'Trusted Clients who have been with us for years and have been a part of our journey.',
  );
});

test('§2.9 §9.1 the page shows five client cards, each with a logo, a name and a description', () => {
  expect(getPage().cards).toHaveLength(5);
  for (const { name, lines, pictures } of getPage().cards) {
    expect(pictures).toEqual([expect.stringContaining(name)]);
    expect(lines.at(-1)).toMatch(/\w+ \w+ \w+.*\.$/);
  }
  expect(new Set(getPage().cards.map(({ name }) => name)).size).toBe(5);
});

test('§3.7 each card shows one of four kinds of partner', () => {
  const kinds = getPage().cards.map(({ lines }) => lines[0]);
  expect([...new Set(kinds)].sort()).toEqual([
    'Creative Partner',
    'Education Partner',
    'Export Partner',
    'Textile Partner',
  ]);
});
