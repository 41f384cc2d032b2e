import { screen, within } from '@testing-library/react';
import type { Words } from './planExpectations';
import { axeViolations, cardsIn, eachHeard, heard, hearCard, main, section, sections } from './support';

/** The cards that choose a plan. */
export const planCards = () =>
  cardsIn(main()).filter(
    (card) => within(card).queryAllByRole('listitem').length > 0 && within(card).queryAllByRole('button').length > 0,
  );

/** The detail sections under these headings. */
export const detailParts = (headings: readonly (readonly [Words, string])[]) =>
  headings.map(([heading]) => section(heading));

export const buttonsOf = (place: HTMLElement) => within(place).getAllByRole('button');

const readDetail = (part: HTMLElement) => ({
  heading: heard(within(part).getByRole('heading', { level: 3 })),
  lists: within(part)
    .getAllByRole('list')
    .map((list) => ({
      name: heard(document.getElementById(list.getAttribute('aria-labelledby') ?? '') ?? list),
      items: eachHeard(within(list).getAllByRole('listitem')),
    })),
  lines: eachHeard(within(part).getAllByRole('paragraph')),
  quote: heard(within(part).getByRole('blockquote')),
  pictures: within(part)
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt') ?? ''),
  buttons: eachHeard(buttonsOf(part)),
});

/** All that the tests ask of a page of plans, read at once. */
export const readPlanPage = async (details: readonly (readonly [Words, string])[]) => ({
  heading: heard(screen.getByRole('heading', { level: 1 })),
  text: heard(main()),
  cards: planCards().map((card) => ({ ...hearCard(card), buttons: eachHeard(buttonsOf(card)) })),
  /** Four items and nothing to press. */
  overviews: sections(2)
    .filter((part) => cardsIn(part).length === 4 && within(part).queryAllByRole('button').length === 0)
    .map((part) => ({
      heading: heard(within(part).getByRole('heading', { level: 2 })),
      text: heard(part),
      items: cardsIn(part).map((card) => ({ ...hearCard(card), drawings: card.querySelectorAll('svg').length })),
    })),
  details: detailParts(details).map(readDetail),
  detailHeadings: sections(3)
    .filter((part) => within(part).queryAllByRole('blockquote').length === 1)
    .map((part) => heard(within(part).getByRole('heading', { level: 3 }))),
  violations: await axeViolations(),
});
