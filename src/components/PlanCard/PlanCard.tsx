import { useId, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import type { Feature } from '../../site/types';
import { Button, type ButtonAction } from '../Button/Button';
import { Card } from '../Card/Card';
import { FeatureList } from '../FeatureList/FeatureList';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  name: string;
  /**
   * A text that distinguishes the plan from another plan with the same name. The button's accessible name also contains
   * this text.
   */
  distinction?: string | undefined;
  subtitle: string;
  price?: string | undefined;
  /** A monthly price range under the price. */
  priceRange?: string | undefined;
  features?: readonly Feature[];
  /** Additional content of the card, above the note. */
  children?: ReactNode;
  /** A note above the button, such as the suggested add-on of a plan. */
  note?: { label: string; text: string };
  callToAction: string;
  /**
   * Whether the subtitle is also the accessible description of the button. Use false for a long subtitle, if the
   * button's name alone is clear.
   */
  isSubtitleDescription?: boolean;
  action: ButtonAction;
}

/**
 * Renders the card of a plan, service or add-on (§2.13). The accessible name of the card's button contains the name of
 * the plan, service or add-on (WCAG 2.4.9). If two plans have the same name (§9.13), the accessible name also contains
 * the distinction.
 */
export function PlanCard({
  name,
  distinction,
  subtitle,
  price,
  priceRange,
  features,
  children,
  ...props
}: PlanCardProps) {
  const { note, isSubtitleDescription = true, callToAction, action } = props;
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
        {priceRange && (
          <p className={styles.range}>
            <bdi>{priceRange}</bdi>
          </p>
        )}
      </header>
      {features && <FeatureList features={features} />}
      {children}
      {note && (
        <p className={styles.note}>
          {/* Uses <br> instead of a block element. If a paragraph contains a block, Chromium 156 does not expose the
              paragraph to the accessibility API. */}
          <strong>{note.label}</strong> <br />
          {note.text}
        </p>
      )}
      <Button
        hiddenSuffix={distinction === undefined ? name : fillPlaceholders(words.distinctPlan, { name, distinction })}
        aria-describedby={isSubtitleDescription ? subtitleId : undefined}
        {...action}
      >
        {callToAction}
      </Button>
    </Card>
  );
}
