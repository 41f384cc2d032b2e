import { CardGrid } from '../../components/CardGrid/CardGrid';
import { sortIncludedFirst } from '../../components/FeatureList/FeatureList';
import { Icon } from '../../components/Icon/Icon';
import { PlanCard } from '../../components/PlanCard/PlanCard';
import { Section } from '../../components/Section/Section';
import type { PageProps } from '../pageProps';
import { words } from '#site/words/combo';
import styles from './BundlePage.module.css';
import { TabbedPlans } from './TabbedPlans';
import { useQuoteActions } from './useQuoteActions';

/**
 * Renders a page with plans and add-ons (§2.13, §4.7). Each plan has a suggested add-on, and each add-on is recommended
 * for one plan.
 */
export default function BundlePage({ id: pageId, title, content }: PageProps<'bundle'>) {
  const { subtitle, tabs, plans, addons, why } = content;
  const createQuoteAction = useQuoteActions(pageId, content, plans);
  const planCards = (
    <CardGrid perRow={4} partCount={4}>
      {plans.map(({ id, name, subtitle: planSubtitle, price, features, addon }) => (
        <li key={id}>
          <PlanCard
            name={name}
            subtitle={planSubtitle}
            price={price}
            features={sortIncludedFirst(features)}
            note={{ label: words.suggestedAddon, text: addon }}
            callToAction={words.callToAction}
            action={createQuoteAction({ name, addon }, id)}
          />
        </li>
      ))}
    </CardGrid>
  );
  const addonCards = (
    <CardGrid perRow={4} partCount={5}>
      {addons.map(({ id, name, description, price, range, features, addons: includedAddons, forPlan }) => (
        <li key={id}>
          <PlanCard
            name={name}
            subtitle={description}
            isSubtitleDescription={false}
            price={price}
            priceRange={range}
            features={features}
            note={{ label: words.recommendedFor, text: forPlan }}
            callToAction={words.callToAction}
            action={createQuoteAction({ name: forPlan, addon: name }, id, 'addon')}
          >
            <ul className={styles.chips}>
              {includedAddons.map((includedAddon) => (
                <li key={includedAddon}>{includedAddon}</li>
              ))}
            </ul>
          </PlanCard>
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
      {why && (
        <Section heading={why.heading} tone="tint">
          <CardGrid perRow={4}>
            {why.items.map((reason, index) => (
              <li key={index}>
                <div className={styles.reason}>
                  <Icon name={reason.icon} />
                  <h3 className={styles.title}>{reason.title}</h3>
                  <p>{reason.description}</p>
                </div>
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
