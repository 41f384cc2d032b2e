import { Activity, Children, startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import { focusText } from '../../hooks/focusAnnouncement';
import { Button } from '../Button/Button';
import styles from './CardGrid.module.css';

/** How many cards are shown at first, and how many more at a time: full rows of 2, 3 and 4. */
const STEP = 24;

export interface CardGridProps {
  /** How many cards make a full row in a wide window: no set is ever shown with one card left over. */
  perRow: 3 | 4 | 5;
  /** How many parts each card has: the parts of neighbours begin on one line. */
  parts?: 3 | 4 | 5;
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/** How many stand in a full row, so that no row is left with one card where another number fills it. */
function columns(count: number, perRow: CardGridProps['perRow']): number {
  if (count < 3 || count === 5) return count;
  if (count % perRow === 0 || perRow === 3) return perRow;
  return count % 3 === 0 || perRow === 5 ? 3 : perRow;
}

/** A list of cards that line up whatever the length of their text. A long one is shown step by step: a thousand cards at once serve nobody. */
export function CardGrid({ perRow, parts, children }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Reading goes on at the card `from`, where the last step began. */
  const [{ shown, from }, setStep] = useState({ shown: STEP, from: -1 });
  const cards = Children.toArray(children);
  const rest = cards.length - shown;

  const grid = { className: styles.grid, 'data-per-row': columns(cards.length, perRow), 'data-parts': parts };

  /** Where the steps after the first begin: those that are shown, and the next one, which React makes ready when it is idle. */
  const later = Array.from(
    { length: Math.ceil((Math.min(shown + STEP, cards.length) - STEP) / STEP) },
    (_, n) => (n + 1) * STEP,
  );

  // The press is answered at once; the cards come when they are ready.
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
              {moreLabel(Math.min(STEP, rest), cards.length)}
            </Button>
          </p>
          {/* Without scripts nothing could show them. */}
          <noscript>
            <ul {...grid}>{cards.slice(STEP)}</ul>
          </noscript>
        </>
      )}
    </div>
  );
}

function moreLabel(count: number, all: number): string {
  const { format } = new Intl.NumberFormat(settings.locale);
  return fill(words.showMore, { count: format(count), all: format(all) });
}
