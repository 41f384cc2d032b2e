import { useId } from 'react';
import type { ComboPlan, FeatureGroup } from '../../site/types';
import { FeatureList } from '../FeatureList/FeatureList';
import { PlanCard, type PlanCardProps } from '../PlanCard/PlanCard';
import styles from './ComboPlanCard.module.css';

export interface ComboPlanCardProps extends Pick<
  PlanCardProps,
  'callToAction' | 'onChoose' | 'chooseFallback' | 'onIntent'
> {
  plan: ComboPlan;
  idealForLabel: string;
}

function Group({ heading, features }: FeatureGroup) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h4 id={id}>{heading}</h4>
      <FeatureList features={features} labelledBy={id} />
    </div>
  );
}

/** Renders a combo plan: two groups of features in the given order (§2.13, §4.8), then its target customers. */
export function ComboPlanCard({ plan, idealForLabel, ...action }: ComboPlanCardProps) {
  return (
    <PlanCard {...action} name={plan.name} subtitle={plan.tagline}>
      {plan.groups.map((group) => (
        <Group key={group.heading} {...group} />
      ))}
      <div className={styles.ideal}>
        <h4>{idealForLabel}</h4>
        <p>{plan.idealFor}</p>
      </div>
    </PlanCard>
  );
}
