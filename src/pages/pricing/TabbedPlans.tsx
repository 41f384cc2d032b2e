import { words } from '#site/words/combo';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';
import { Tabs, type TabItem } from '../../components/Tabs/Tabs';

export interface TabbedPlansProps {
  title: string;
  subtitle: string;
  /** The tabs. The first tab is selected initially. */
  tabs: readonly TabItem[];
}

/**
 * Renders the heading of a page of the kind `combo` or `bundle` (§2.13), and its tabs under a visually hidden heading.
 */
export function TabbedPlans({ title, subtitle, tabs }: TabbedPlansProps) {
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <Section heading={words.plansHeading} isHeadingHidden>
        <Tabs label={words.plansHeading} tabs={tabs} />
      </Section>
    </>
  );
}
