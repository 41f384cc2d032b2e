import { DetailSection } from '../../components/DetailSection/DetailSection';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { sortIncludedFirst } from '../../components/FeatureList/FeatureList';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { PlanCard } from '../../components/PlanCard/PlanCard';
import { PlanOverview } from '../../components/PlanOverview/PlanOverview';
import { Section } from '../../components/Section/Section';
import type { PageProps } from '../pageProps';
import { useQuote } from './useQuote';

/** Renders every page of plans (§2.13): cards, overview, examples, details. */
export default function PlanPage({ id, title, content }: PageProps<'plans'>) {
  const { subtitle, plansHeading, plans, callToAction, featureOrder, overview, examples, details } = content;
  const quoteAction = useQuote(id, content, plans);
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <Section heading={plansHeading} isHeadingHidden>
        <CardGrid perRow={4} parts={3}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard
                name={plan.name}
                distinction={plan.distinction}
                subtitle={plan.subtitle}
                price={plan.price}
                features={featureOrder === 'included-first' ? sortIncludedFirst(plan.features) : plan.features}
                callToAction={callToAction}
                {...quoteAction(plan, plan.id)}
              />
            </li>
          ))}
        </CardGrid>
      </Section>
      {overview && (
        <Section heading={overview.heading} subtitle={overview.subtitle} tone="tint">
          <PlanOverview items={overview.items} />
        </Section>
      )}
      {examples && (
        <Section heading={examples.heading}>
          <PlanOverview items={examples.items} />
        </Section>
      )}
      {details && (
        <Section heading={details.heading}>
          <div>
            {details.sections.map((section) => (
              <DetailSection
                key={section.heading}
                section={section}
                callToAction={details.callToAction}
                {...quoteAction({ name: section.plan }, plans.find(({ name }) => name === section.plan)?.id)}
              />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
