import { screen, within } from '@testing-library/react';
import { cardsIn, hearCard, main, reading } from './support';

const page = reading('/clients', () => ({
  heading: screen.getByRole('heading', { level: 1 }).textContent,
  text: main().textContent,
  cards: cardsIn(main(), 2).map((card) => ({
    ...hearCard(card, 2),
    pictures: within(card)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  })),
}));

test('§2.9 the heading and the subtitle are those of the specification', () => {
  expect(page().heading).toBe('Our Trusted Clients');
  expect(page().text).toContain('Trusted Clients who have been with us for years and have been a part of our journey.');
});

test('§2.9 §9.1 five client cards, each with a logo, a name and a description', () => {
  expect(page().cards).toHaveLength(5);
  for (const { name, lines, pictures } of page().cards) {
    expect(pictures).toEqual([expect.stringContaining(name)]);
    expect(lines.at(-1)).toMatch(/\w+ \w+ \w+.*\.$/);
  }
  expect(new Set(page().cards.map(({ name }) => name)).size).toBe(5);
});

test('§3.7 each card says what kind of partner the client is, in one of four ways', () => {
  const kinds = page().cards.map(({ lines }) => lines[0]);
  expect([...new Set(kinds)].sort()).toEqual([
    'Creative Partner',
    'Education Partner',
    'Export Partner',
    'Textile Partner',
  ]);
});
