import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { findViolations } from '../../../test/axe';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import { CardGrid } from './CardGrid';

const { format } = new Intl.NumberFormat(settings.locale);
const createGrid = (count: number) => (
  <CardGrid perRow={3}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>{`Card ${index + 1}`}</li>
    ))}
  </CardGrid>
);
/** Returns the label of the button that shows `count` more of 60 cards. */
const formatMoreLabel = (count: number) => fillPlaceholders(words.showMore, { count: format(count), all: format(60) });
const renderCards = (count: number) => render(createGrid(count));

test.each([24, 25, 30])('§2.11 a grid of %i cards shows all of them, without a button', (count) => {
  renderCards(count);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('§2.11 each press on the button shows up to 24 more cards and focuses the first new card', async () => {
  const { container } = renderCards(60);
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: formatMoreLabel(24) }));
  expect(screen.getAllByRole('listitem')).toHaveLength(48);
  expect(screen.getByText('Card 25')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: formatMoreLabel(12) }));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.getByText('Card 49')).toHaveFocus();
  expect(screen.getByText('Card 25')).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
});

test('§2.11 the prerendered grid contains all 60 cards and hydrates without a mismatch', () => {
  const html = renderToString(createGrid(60));
  const noscriptDocument = new DOMParser().parseFromString(html, 'text/html');
  expect([...noscriptDocument.querySelectorAll('li')].map((card) => card.textContent)).toEqual(
    Array.from({ length: 60 }, (_, index) => `Card ${index + 1}`),
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = jest.fn();
  render(createGrid(60), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: formatMoreLabel(24) })).toBeVisible();
});

test.each([
  [1, 4, 1],
  [2, 3, 2],
  [3, 4, 3],
  [4, 4, 4],
  [5, 4, 5],
  [5, 5, 5],
  [6, 4, 3],
  [6, 3, 3],
  [7, 5, 3],
  [8, 4, 4],
] as const)(
  '§2.13 a grid of %i cards with `perRow` %i has the layout `data-per-row` %i',
  (count, perRow, expectedPerRow) => {
    render(
      <CardGrid perRow={perRow}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{index}</li>
        ))}
      </CardGrid>,
    );
    expect(screen.getByRole('list')).toHaveAttribute('data-per-row', String(expectedPerRow));
  },
);
