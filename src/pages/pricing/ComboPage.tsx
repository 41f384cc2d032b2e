import { useId } from 'react';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { ComparisonTable } from '../../components/ComparisonTable/ComparisonTable';
import { FeatureList } from '../../components/FeatureList/FeatureList';
import { PlanCard } from '../../components/PlanCard/PlanCard';
import { words } from '#site/words/combo';
import type { FeatureGroup } from '../../site/types';
import type { PageProps } from '../pageProps';
import styles from './ComboPage.module.css';
import { TabbedPlans } from './TabbedPlans';
import { useQuoteActions } from './useQuoteActions';

function FeatureGroupSection({ heading, features }: FeatureGroup) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h4 id={id}>{heading}</h4>
      <FeatureList features={features} labelledBy={id} />
    </div>
  );
}

/**
 * Renders a page of plans that combine two product lines (§2.13): plan cards in one tab, and the comparison in the
 * other. A card shows two groups of features in the order of the content (§4.8), then the customers for whom the plan
 * is ideal.
 */
export default function ComboPage({ id, title, content }: PageProps<'combo'>) {
  const { subtitle, tabs, plans } = content;
  const createQuoteAction = useQuoteActions(id, content, plans);
  const planCards = (
    <CardGrid perRow={4} partCount={5}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            name={plan.name}
            subtitle={plan.tagline}
            callToAction={words.callToAction}
            action={createQuoteAction(plan, plan.id)}
          >
            {plan.groups.map((group, index) => (
              <FeatureGroupSection key={index} {...group} />
            ))}
            <div className={styles.ideal}>
              <h4>{words.idealFor}</h4>
              <p>{plan.idealFor}</p>
            </div>
          </PlanCard>
        </li>
      ))}
    </CardGrid>
  );
  const comparison = <ComparisonTable caption={words.comparisonCaption} featureLabel={words.feature} plans={plans} />;
  return (
    <TabbedPlans
      title={title}
      subtitle={subtitle}
      tabs={[
        { id: 'plans', label: tabs.plans, content: planCards },
        { id: 'comparison', label: tabs.comparison, content: comparison },
      ]}
    />
  );
}
