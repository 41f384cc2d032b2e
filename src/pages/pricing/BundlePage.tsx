import { AddonCard } from '../../components/AddonCard/AddonCard';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { includedFirst } from '../../components/FeatureList/FeatureList';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { PlanCard } from '../../components/PlanCard/PlanCard';
import { ReasonList } from '../../components/ReasonList/ReasonList';
import { Section } from '../../components/Section/Section';
import { Tabs } from '../../components/Tabs/Tabs';
import type { PageProps } from '../pageProps';
import { words } from '#site/words/combo';
import { useQuote } from './useQuote';

/** Plans and add-ons (§2.13, §4.7): plans with a suggested add-on, and the add-ons with the plan each is for. */
export default function BundlePage({ id: page, title, content }: PageProps<'bundle'>) {
  const { subtitle, tabs, plans, addons, why } = content;
  const { choose, fallback, preload } = useQuote(page, content.quote, plans);
  const planCards = (
    <CardGrid perRow={4} parts={4}>
      {plans.map(({ id, name, subtitle: planSubtitle, price, features, addon }) => (
        <li key={id}>
          <PlanCard
            name={name}
            subtitle={planSubtitle}
            price={price}
            features={includedFirst(features)}
            note={{ label: words.suggestedAddon, text: addon }}
            callToAction={words.callToAction}
            onChoose={() => choose({ name, addon })}
            chooseFallback={fallback(id)}
            onIntent={preload}
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
            onChoose={() => choose({ name: addon.forPlan, addon: addon.name })}
            chooseFallback={fallback(addon.id, 'addon')}
            onIntent={preload}
          />
        </li>
      ))}
    </CardGrid>
  );
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <Section heading={words.plansHeading} isHeadingHidden>
        <Tabs
          label={words.plansHeading}
          items={[
            { id: 'plans', label: tabs.plans, content: planCards },
            { id: 'addons', label: tabs.addons, content: addonCards },
          ]}
        />
      </Section>
      <Section heading={why.heading} tone="tint">
        <ReasonList items={why.items} />
      </Section>
    </>
  );
}
