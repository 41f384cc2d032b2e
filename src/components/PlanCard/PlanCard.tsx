import { useId, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import type { Feature } from '../../site/types';
import { Button, type ButtonProps } from '../Button/Button';
import { Card } from '../Card/Card';
import { FeatureList } from '../FeatureList/FeatureList';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  name: string;
  /** Follows the name in the button's, where another card has the same name. */
  distinction?: string | undefined;
  subtitle: string;
  price?: string | undefined;
  /** A second figure under the price, by the month. */
  range?: string | undefined;
  features?: readonly Feature[];
  /** More of what is in it. */
  children?: ReactNode;
  /** A word on what it goes with, above the button. */
  note?: { label: string; text: string };
  callToAction: string;
  /** The subtitle describes the button too; false where it is long and the name alone is enough. */
  isSubtitleSpoken?: boolean;
  onChoose: () => void;
  chooseFallback?: ButtonProps['fallback'];
  /** The visitor is about to press the button (hover or focus). */
  onIntent?: (() => void) | undefined;
}

/**
 * A plan, service or add-on with what it includes (§2.13). Its button says which plan it chooses (WCAG 2.4.9), and where two
 * plans share a name (§9.13), which of them.
 */
export function PlanCard({ name, distinction, subtitle, price, range, features, children, ...props }: PlanCardProps) {
  const { note, isSubtitleSpoken = true, ...action } = props;
  const subtitleId = useId();
  return (
    <Card>
      <header className={styles.header}>
        <h3>{name}</h3>
        <p id={subtitleId} className={styles.subtitle}>
          {subtitle}
        </p>
        {price && <div className={styles.price}>{price}</div>}
        {range && <p className={styles.range}>{range}</p>}
      </header>
      {features && <FeatureList features={features} />}
      {children}
      {note && (
        <p className={styles.note}>
          <strong>{note.label}</strong> {note.text}
        </p>
      )}
      <Button
        hiddenSuffix={distinction === undefined ? name : fill(words.distinctPlan, { name, distinction })}
        aria-describedby={isSubtitleSpoken ? subtitleId : undefined}
        fallback={action.chooseFallback}
        onClick={action.onChoose}
        onPointerEnter={action.onIntent}
        onFocus={action.onIntent}
      >
        {action.callToAction}
      </Button>
    </Card>
  );
}
