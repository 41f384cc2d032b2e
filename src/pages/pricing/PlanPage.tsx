import { Card } from '../../components/Card/Card';
import { DetailSection } from '../../components/DetailSection/DetailSection';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { sortIncludedFirst } from '../../components/FeatureList/FeatureList';
import { Icon } from '../../components/Icon/Icon';
import { LogoTile } from '../../components/LogoTile/LogoTile';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { PlanCard } from '../../components/PlanCard/PlanCard';
import { Section } from '../../components/Section/Section';
import type { OverviewItem, PlanExample } from '../../site/types';
import type { PageProps } from '../pageProps';
import styles from './PlanPage.module.css';
import { useQuoteActions } from './useQuoteActions';

/** Renders a page of plans (§2.13): plan cards, overview, examples and details. */
export default function PlanPage({ id, title, content }: PageProps<'plans'>) {
  const { subtitle, plansHeading, plans, callToAction, featureOrder, overview, examples, details } = content;
  const createQuoteAction = useQuoteActions(id, content, plans);
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <Section heading={plansHeading} isHeadingHidden>
        <CardGrid perRow={4} partCount={3}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard
                name={plan.name}
                distinction={plan.distinction}
                subtitle={plan.subtitle}
                price={plan.price}
                features={featureOrder === 'included-first' ? sortIncludedFirst(plan.features) : plan.features}
                callToAction={callToAction}
                action={createQuoteAction(plan, plan.id)}
              />
            </li>
          ))}
        </CardGrid>
      </Section>
      {overview && (
        <Section heading={overview.heading} subtitle={overview.subtitle} tone="tint">
          {renderItemCards(overview.items)}
        </Section>
      )}
      {examples && <Section heading={examples.heading}>{renderItemCards(examples.items)}</Section>}
      {details && (
        <Section heading={details.heading}>
          <div>
            {details.sections.map((section, index) => (
              <DetailSection
                key={index}
                section={section}
                callToAction={details.callToAction}
                action={createQuoteAction({ name: section.plan }, plans.find(({ name }) => name === section.plan)?.id)}
              />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** Renders a card for each item: an icon and the overview of a plan, or a logo and an example client. */
const renderItemCards = (items: readonly (OverviewItem | PlanExample)[]) => (
  <CardGrid perRow={4} partCount={3}>
    {items.map((item, index) => (
      <li key={index}>
        <Card>
          {'icon' in item ? <Icon name={item.icon} /> : <LogoTile logo={item.logo} />}
          <div className={'icon' in item ? styles.tier : undefined}>
            <h3 className={styles.name}>{item.name}</h3>
            <p className={styles.plan}>{item.plan}</p>
          </div>
          <p>{item.description}</p>
        </Card>
      </li>
    ))}
  </CardGrid>
);
