import { AddonCard } from '../../components/AddonCard/AddonCard';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { sortIncludedFirst } from '../../components/FeatureList/FeatureList';
import { PlanCard } from '../../components/PlanCard/PlanCard';
import { ReasonList } from '../../components/ReasonList/ReasonList';
import { Section } from '../../components/Section/Section';
import type { PageProps } from '../pageProps';
import { words } from '#site/words/combo';
import { TabbedPlans } from './TabbedPlans';
import { useQuote } from './useQuote';

/** Renders plans and add-ons (§2.13, §4.7): plans with a suggested add-on, and add-ons with their recommended plan. */
export default function BundlePage({ id: page, title, content }: PageProps<'bundle'>) {
  const { subtitle, tabs, plans, addons, why } = content;
  const quoteAction = useQuote(page, content, plans);
  const planCards = (
    <CardGrid perRow={4} parts={4}>
      {plans.map(({ id, name, subtitle: planSubtitle, price, features, addon }) => (
        <li key={id}>
          <PlanCard
            name={name}
            subtitle={planSubtitle}
            price={price}
            features={sortIncludedFirst(features)}
            note={{ label: words.suggestedAddon, text: addon }}
            callToAction={words.callToAction}
            {...quoteAction({ name, addon }, id)}
          />
        </li>
      ))}
    </CardGrid>
  );
  const addonCards = (
    <CardGrid perRow={4} parts={5}>
      {addons.map((addon) => (
        <li key={addon.id}>
          <AddonCard
            addon={addon}
            recommendedForLabel={words.recommendedFor}
            callToAction={words.callToAction}
            {...quoteAction({ name: addon.forPlan, addon: addon.name }, addon.id, 'addon')}
          />
        </li>
      ))}
    </CardGrid>
  );
  return (
    <>
      <TabbedPlans
        title={title}
        subtitle={subtitle}
        tabs={[
          { id: 'plans', label: tabs.plans, content: planCards },
          { id: 'addons', label: tabs.addons, content: addonCards },
        ]}
      />
      <Section heading={why.heading} tone="tint">
        <ReasonList items={why.items} />
      </Section>
    </>
  );
}
