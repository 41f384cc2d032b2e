import { Activity, Children, startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import { focusText } from '../../hooks/focusAnnouncement';
import { Button } from '../Button/Button';
import styles from './CardGrid.module.css';

/**
 * The number of cards that the grid shows at first, and that each press on the button adds. It is a multiple of 2, 3
 * and 4, so that complete rows of two, three or four cards are added.
 */
const STEP = 24;

export interface CardGridProps {
  /** The preferred number of cards in a full row of a wide window. `countColumns` returns the actual number. */
  perRow: 3 | 4 | 5;
  /** The number of parts of each card. Corresponding parts of neighbouring cards begin at the same height. */
  parts?: 3 | 4 | 5;
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/**
 * Returns the number of cards in a full row. It differs from `perRow` if another number leaves fewer gaps in the last
 * row.
 */
function countColumns(count: number, perRow: CardGridProps['perRow']): number {
  if (count < 3 || count === 5) return count;
  if (count % perRow === 0 || perRow === 3) return perRow;
  return count % 3 === 0 || perRow === 5 ? 3 : perRow;
}

/**
 * Renders a list of cards whose parts are aligned, whatever the length of their text. A long list is shown in steps,
 * because visitors can't survey a thousand cards.
 */
export function CardGrid({ perRow, parts, children }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  /**
   * `shown` is the number of shown cards. `from` is the index of the card that gets the focus: the first card that the
   * last press added, or -1 before the first press.
   */
  const [{ shown, from }, setStep] = useState({ shown: STEP, from: -1 });
  const cards = Children.toArray(children);
  const rest = cards.length - shown;

  const grid = { className: styles.grid, 'data-per-row': countColumns(cards.length, perRow), 'data-parts': parts };

  /**
   * The index of the first card of each step after the first step. The list includes the step that the next press
   * shows. React renders that step in advance, hidden, when it is idle.
   */
  const later = Array.from(
    { length: Math.ceil((Math.min(shown + STEP, cards.length) - STEP) / STEP) },
    (_, n) => (n + 1) * STEP,
  );

  // The update is a transition, so that the button responds at once. The cards appear once they are rendered.
  const showMore = () => startTransition(() => setStep({ shown: shown + STEP, from: shown }));
  useLayoutEffect(() => {
    const first = list.current?.children[from];
    if (first instanceof HTMLElement) focusText(first, { isScrolled: true });
  }, [from]);

  return (
    <div className={styles.room}>
      <ul ref={list} {...grid}>
        {cards.slice(0, STEP)}
        {later.map((at) => (
          <Activity key={at} mode={at < shown ? 'visible' : 'hidden'}>
            {cards.slice(at, at + STEP)}
          </Activity>
        ))}
      </ul>
      {rest > 0 && (
        <>
          <p className={styles.more}>
            <Button variant="secondary" onClick={showMore}>
              {formatMoreLabel(Math.min(STEP, rest), cards.length)}
            </Button>
          </p>
          {/* Without JavaScript, the button has no effect, so a second list contains the remaining cards. */}
          <noscript>
            <ul {...grid}>{cards.slice(STEP)}</ul>
          </noscript>
        </>
      )}
    </div>
  );
}

function formatMoreLabel(count: number, all: number): string {
  const { format } = new Intl.NumberFormat(settings.locale);
  return fill(words.showMore, { count: format(count), all: format(all) });
}
