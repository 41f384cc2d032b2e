import { Activity, Children, startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import { focusText } from '../../hooks/focusAnnouncement';
import { Button } from '../Button/Button';
import styles from './CardGrid.module.css';

/**
 * The number of cards shown at first and added by each press. It is a multiple of 2, 3 and 4, so that each step fills
 * its rows.
 */
const STEP = 24;

export interface CardGridProps {
  /** The usual number of cards in a full row of a wide window. `countColumns` can return another number. */
  perRow: 3 | 4 | 5;
  /** The number of parts of each card. Corresponding parts of neighbouring cards begin at the same height. */
  parts?: 3 | 4 | 5;
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/**
 * Returns the number of cards in a full row. It differs from `perRow` where another number fills the last row better.
 */
function countColumns(count: number, perRow: CardGridProps['perRow']): number {
  if (count < 3 || count === 5) return count;
  if (count % perRow === 0 || perRow === 3) return perRow;
  return count % 3 === 0 || perRow === 5 ? 3 : perRow;
}

/**
 * Renders a list of cards that are aligned whatever the length of their text. A long list is shown in steps, because a
 * visitor can't survey a thousand cards.
 */
export function CardGrid({ perRow, parts, children }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  /**
   * `shown` is the number of shown cards. `from` is the index of the card that takes the focus: the first card of the
   * last step, or -1 before the first press.
   */
  const [{ shown, from }, setStep] = useState({ shown: STEP, from: -1 });
  const cards = Children.toArray(children);
  const rest = cards.length - shown;

  const grid = { className: styles.grid, 'data-per-row': countColumns(cards.length, perRow), 'data-parts': parts };

  /**
   * The index of the first card of each step after the first one. The list includes the next step, which React renders
   * hidden when it is idle.
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
          {/* Without JavaScript, no button could show the remaining cards. */}
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
