import type { MarketingAddon } from '../../site/types';
import { PlanCard, type PlanCardProps } from '../PlanCard/PlanCard';
import styles from './AddonCard.module.css';

export interface AddonCardProps extends Pick<
  PlanCardProps,
  'callToAction' | 'onChoose' | 'chooseFallback' | 'onIntent'
> {
  addon: MarketingAddon;
  recommendedForLabel: string;
}

/**
 * Renders a marketing add-on (§2.13, §9.8): price, monthly range, features, and the plan for which it is recommended.
 */
export function AddonCard({ addon, recommendedForLabel, ...action }: AddonCardProps) {
  const { name, description, price, range, features, addons, forPlan } = addon;
  return (
    <PlanCard
      {...action}
      name={name}
      subtitle={description}
      isSubtitleSpoken={false}
      price={price}
      range={range}
      features={features}
      note={{ label: recommendedForLabel, text: forPlan }}
    >
      <ul className={styles.chips}>
        {addons.map((extra) => (
          <li key={extra}>{extra}</li>
        ))}
      </ul>
    </PlanCard>
  );
}
