import {
  Activity,
  Children,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import { focusWords } from '../../hooks/heard';
import { Button } from '../Button/Button';
import styles from './CardGrid.module.css';

/** How many cards are shown at first, and how many more at a time: full rows of 2, 3 and 4. */
const STEP = 24;
/** How many of them come in one frame: the first are there while the rest are laid out. */
const AT_ONCE = 6;

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
  /** Of those that are `shown`, `drawn` are there yet. */
  const [{ shown, drawn }, setStep] = useState({ shown: STEP, drawn: STEP });
  const cards = Children.toArray(children);
  const rest = cards.length - shown;

  const grid = { className: styles.grid, 'data-per-row': columns(cards.length, perRow), 'data-parts': parts };

  /** Where the parts after the first step begin: those that are shown, and the next step's, which React makes ready when it is idle. */
  const later = Array.from(
    { length: Math.ceil((Math.min(shown + STEP, cards.length) - STEP) / AT_ONCE) },
    (_, n) => STEP + n * AT_ONCE,
  );

  // The press is answered at once; the cards come when they are ready.
  const showMore = () => startTransition(() => setStep({ shown: shown + STEP, drawn: shown + AT_ONCE }));
  useEffect(() => {
    if (drawn < shown) startTransition(() => setStep((step) => ({ ...step, drawn: step.drawn + AT_ONCE })));
  }, [drawn, shown]);
  // Reading goes on where the last step began.
  useLayoutEffect(() => {
    const first = shown > STEP && list.current?.children[shown - STEP];
    if (first instanceof HTMLElement) focusWords(first, { isScrolled: true });
  }, [shown]);

  return (
    <div className={styles.room}>
      <ul ref={list} {...grid}>
        {cards.slice(0, STEP)}
        {later.map((at) => (
          <Activity key={at} mode={at < drawn ? 'visible' : 'hidden'}>
            {cards.slice(at, at + AT_ONCE)}
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
