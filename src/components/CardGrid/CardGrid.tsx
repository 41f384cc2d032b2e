import { Activity, Children, startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import { focusNonInteractive } from '../../hooks/focusAnnouncement';
import { Button } from '../Button/Button';
import styles from './CardGrid.module.css';

/**
 * The number of cards that the grid shows at first, and that each press on the button adds. It is a multiple of 2, 3
 * and 4, so that complete rows of two, three or four cards are added.
 */
const STEP_SIZE = 24;

export interface CardGridProps {
  /**
   * The preferred number of cards in a full row of a wide window. 5 means two cards in the first row and three cards in
   * each further row.
   */
  perRow: 3 | 4 | 5;
  /** The number of parts of each card. Corresponding parts of neighbouring cards begin at the same height. */
  partCount?: 3 | 4 | 5;
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/**
 * Returns the value of the attribute `data-per-row`, which has the same meaning as `perRow`. For one, two or five
 * cards, returns the number of cards. Returns 3 instead of 4 if the number of cards is divisible by 3 but not by 4.
 * Returns 3 instead of 5 if the number of cards is not divisible by 5.
 */
function choosePerRow(count: number, perRow: CardGridProps['perRow']): number {
  if (count < 3 || count === 5) return count;
  if (count % perRow === 0 || perRow === 3) return perRow;
  return count % 3 === 0 || perRow === 5 ? 3 : perRow;
}

/**
 * Renders a list of cards. A long list is shown in steps, because a thousand cards at once would be too many for
 * visitors.
 */
export function CardGrid({ perRow, partCount, children }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  /**
   * `shownCount` is the maximum number of shown cards. `focusIndex` is the index of the card that gets the focus: the
   * first card that the last press added, or -1 before the first press.
   */
  const [{ shownCount, focusIndex }, setStep] = useState({ shownCount: STEP_SIZE, focusIndex: -1 });
  const cards = Children.toArray(children);
  const remainingCount = cards.length - shownCount;

  const gridProps = {
    className: styles.grid,
    'data-per-row': choosePerRow(cards.length, perRow),
    'data-parts': partCount,
  };

  /**
   * The indexes of the first cards of later steps, up to the step that the next press shows. React renders that step in
   * advance, hidden, when React is idle.
   */
  const laterStepFirstIndexes = Array.from(
    { length: Math.ceil((Math.min(shownCount + STEP_SIZE, cards.length) - STEP_SIZE) / STEP_SIZE) },
    (_, stepIndex) => (stepIndex + 1) * STEP_SIZE,
  );

  // The update is a transition, so that the button responds at once. The cards appear once they are rendered.
  const showMore = () => startTransition(() => setStep({ shownCount: shownCount + STEP_SIZE, focusIndex: shownCount }));
  useLayoutEffect(() => {
    const firstNewCard = list.current?.children[focusIndex];
    if (firstNewCard instanceof HTMLElement) focusNonInteractive(firstNewCard, { shouldScroll: true });
  }, [focusIndex]);

  return (
    <div className={styles.container}>
      <ul ref={list} {...gridProps}>
        {cards.slice(0, STEP_SIZE)}
        {laterStepFirstIndexes.map((firstIndex) => (
          <Activity key={firstIndex} mode={firstIndex < shownCount ? 'visible' : 'hidden'}>
            {cards.slice(firstIndex, firstIndex + STEP_SIZE)}
          </Activity>
        ))}
      </ul>
      {remainingCount > 0 && (
        <>
          <p className={styles.more}>
            <Button variant="secondary" onClick={showMore}>
              {formatMoreLabel(Math.min(STEP_SIZE, remainingCount), cards.length)}
            </Button>
          </p>
          {/* Without JavaScript, the button has no effect, so a second list contains the remaining cards. */}
          <noscript>
            <ul {...gridProps}>{cards.slice(STEP_SIZE)}</ul>
          </noscript>
        </>
      )}
    </div>
  );
}

function formatMoreLabel(count: number, total: number): string {
  const { format } = new Intl.NumberFormat(settings.locale);
  return fillPlaceholders(words.showMore, { count: format(count), all: format(total) });
}
