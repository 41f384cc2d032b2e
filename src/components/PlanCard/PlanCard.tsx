import { useId, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import type { Feature } from '../../site/types';
import { Button, type ButtonAction } from '../Button/Button';
import { Card } from '../Card/Card';
import { FeatureList } from '../FeatureList/FeatureList';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  name: string;
  /**
   * The distinction from another card with the same plan name. In the button's accessible name, it follows the plan's
   * name.
   */
  distinction?: string | undefined;
  subtitle: string;
  price?: string | undefined;
  /** A monthly price range under the price. */
  range?: string | undefined;
  features?: readonly Feature[];
  /** Additional content of the card, above the note. */
  children?: ReactNode;
  /** A note above the button, such as the plan that an add-on belongs to. */
  note?: { label: string; text: string };
  callToAction: string;
  /** Whether the subtitle also describes the button. Use false for a long subtitle, if the name alone is clear. */
  isSubtitleSpoken?: boolean;
  action: ButtonAction;
}

/**
 * Renders a plan, service or add-on with its content (§2.13). Its button names the plan that it chooses (WCAG 2.4.9).
 * Where two plans share a name (§9.13), the button names the distinction too.
 */
export function PlanCard({ name, distinction, subtitle, price, range, features, children, ...props }: PlanCardProps) {
  const { note, isSubtitleSpoken = true, callToAction, action } = props;
  const subtitleId = useId();
  return (
    <Card>
      <header className={styles.header}>
        <h3>{name}</h3>
        <p id={subtitleId} className={styles.subtitle}>
          {subtitle}
        </p>
        {price && (
          <div className={styles.price}>
            <bdi>{price}</bdi>
          </div>
        )}
        {range && (
          <p className={styles.range}>
            <bdi>{range}</bdi>
          </p>
        )}
      </header>
      {features && <FeatureList features={features} />}
      {children}
      {note && (
        <p className={styles.note}>
          {/* Uses <br>, because Chromium 156 exposes no paragraph that contains a block to the accessibility API. */}
          <strong>{note.label}</strong> <br />
          {note.text}
        </p>
      )}
      <Button
        hiddenSuffix={distinction === undefined ? name : fill(words.distinctPlan, { name, distinction })}
        aria-describedby={isSubtitleSpoken ? subtitleId : undefined}
        {...action}
      >
        {callToAction}
      </Button>
    </Card>
  );
}
