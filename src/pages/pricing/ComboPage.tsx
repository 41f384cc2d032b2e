import { CardGrid } from '../../components/CardGrid/CardGrid';
import { ComboPlanCard } from '../../components/ComboPlanCard/ComboPlanCard';
import { ComparisonTable } from '../../components/ComparisonTable/ComparisonTable';
import { words } from '#site/words/combo';
import type { PageProps } from '../pageProps';
import { TabbedPlans } from './TabbedPlans';
import { useQuote } from './useQuote';

/** Renders plans that combine two product lines (§2.13): plan cards in one tab, the comparison in the other. */
export default function ComboPage({ id, title, content }: PageProps<'combo'>) {
  const { subtitle, tabs, plans } = content;
  const quoteAction = useQuote(id, content, plans);
  const cards = (
    <CardGrid perRow={4} parts={5}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <ComboPlanCard
            plan={plan}
            idealForLabel={words.idealFor}
            callToAction={words.callToAction}
            {...quoteAction(plan, plan.id)}
          />
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
        { id: 'plans', label: tabs.plans, content: cards },
        { id: 'comparison', label: tabs.comparison, content: comparison },
      ]}
    />
  );
}
