import { Activity, Children, startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import { focusNonInteractive } from '../../hooks/focusAnnouncement';
import { Button } from '../Button/Button';
import styles from './CardGrid.module.css';

/**
 * The number of cards that the grid shows initially. Each press on the button adds the same number of cards. This
 * number is a multiple of 2, 3 and 4, so that each step adds complete rows of two, three or four cards. The last step
 * may have more or fewer cards.
 */
const STEP_SIZE = 24;
/** The maximum number of remaining cards that the grid adds to the last step, instead of another step. */
const MAX_REMAINDER = STEP_SIZE / 4;

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
function chooseCardsPerRow(count: number, perRow: CardGridProps['perRow']): number {
  if (count < 3 || count === 5) return count;
  if (count % perRow === 0 || perRow === 3) return perRow;
  return count % 3 === 0 || perRow === 5 ? 3 : perRow;
}

/**
 * Splits the cards into steps of {@link STEP_SIZE}. The last step also contains a remainder that is too small for a
 * step.
 */
function splitIntoSteps(cards: readonly ReactNode[]): ReactNode[][] {
  const stepCount = Math.max(1, Math.ceil((cards.length - MAX_REMAINDER) / STEP_SIZE));
  return Array.from({ length: stepCount }, (_, index) =>
    cards.slice(index * STEP_SIZE, index === stepCount - 1 ? cards.length : (index + 1) * STEP_SIZE),
  );
}

/**
 * Renders a list of cards. The grid shows a long list in steps, because a thousand visible cards would be too many for
 * visitors.
 */
export function CardGrid({ perRow, partCount, children }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [shownStepCount, setShownStepCount] = useState(1);
  const cards = Children.toArray(children);
  const [firstStep, ...laterSteps] = splitIntoSteps(cards);
  const nextStep = laterSteps[shownStepCount - 1];

  const gridProps = {
    className: styles.grid,
    'data-per-row': chooseCardsPerRow(cards.length, perRow),
    'data-parts': partCount,
  };

  // The update is a transition, so that the button responds immediately. The cards appear once they are rendered.
  const showMore = () => startTransition(() => setShownStepCount(shownStepCount + 1));
  useLayoutEffect(() => {
    const firstNewCard = shownStepCount > 1 && list.current?.children[(shownStepCount - 1) * STEP_SIZE];
    if (firstNewCard instanceof HTMLElement) focusNonInteractive(firstNewCard, { shouldScroll: true });
  }, [shownStepCount]);

  return (
    <div className={styles.container}>
      <ul ref={list} {...gridProps}>
        {firstStep}
        {/* When React is idle, it renders the next step in advance, but hidden. */}
        {laterSteps.slice(0, shownStepCount).map((step, index) => (
          <Activity key={index} mode={index < shownStepCount - 1 ? 'visible' : 'hidden'}>
            {step}
          </Activity>
        ))}
      </ul>
      {nextStep && (
        <>
          <p className={styles.showMore}>
            <Button variant="secondary" onClick={showMore}>
              {formatMoreLabel(nextStep.length, cards.length)}
            </Button>
          </p>
          {/* Without JavaScript, the button has no effect, so a second list contains the remaining cards. */}
          <noscript>
            <ul {...gridProps}>{laterSteps}</ul>
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
