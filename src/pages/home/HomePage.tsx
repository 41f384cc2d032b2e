import { StatBand } from '../../components/Counter/StatBand';
import { HeroCarousel } from '../../components/HeroCarousel/HeroCarousel';
import { InsightsCarousel } from '../../components/InsightsCarousel/InsightsCarousel';
import { LogoStrip } from '../../components/LogoStrip/LogoStrip';
import { PageBody } from '../../components/PageBody/PageBody';
import { Section } from '../../components/Section/Section';
import { TestimonialCarousel } from '../../components/TestimonialCarousel/TestimonialCarousel';
import { timings } from '../../site/timings';
import { contactDialog } from '../dialogs/lazyDialogs';
import { useCarousel, useMotionStop } from '../../store/carousels/useCarousel';
import { contactDialogOpened } from '../../store/contactModal/contactModalSlice';
import type { HomeContent } from '../../site/types';
import type { PageProps } from '../pageProps';
import { useAppDispatch } from '../../store/hooks';

type HomeProps = PageProps<'home'>;

function Hero({ title, content }: Omit<HomeProps, 'id'>) {
  const dispatch = useAppDispatch();
  return (
    <HeroCarousel
      {...useCarousel('hero')}
      heading={title}
      label={content.heroLabel}
      slides={content.hero}
      interval={timings.hero.interval}
      actions={{
        ...content.heroActions,
        contactAction: { onClick: () => dispatch(contactDialogOpened()), onIntent: contactDialog.preload },
      }}
    />
  );
}

const Insights = (insights: NonNullable<HomeContent['insights']>) => (
  <InsightsCarousel {...useCarousel('insights')} {...timings.insights} {...insights} id="about" />
);

const Testimonials = ({ label, items }: NonNullable<HomeContent['testimonials']>) => (
  <TestimonialCarousel {...useCarousel('testimonials')} {...timings.testimonials} label={label} testimonials={items} />
);

const Partners = (partners: NonNullable<HomeContent['partners']>) => (
  <LogoStrip {...useMotionStop('logos')} {...partners} />
);

/**
 * Renders the home page (§2.4): hero, insights, statistics, testimonials and partners. Each carousel is a separate
 * component, so that React does not render the whole page again when one carousel moves.
 */
export default function HomePage({ title, content }: HomeProps) {
  const { insights, stats, testimonials, partners } = content;
  return (
    <>
      <Hero title={title} content={content} />
      {insights && <Insights {...insights} />}
      {stats && (
        <Section heading={stats.heading} tone="band">
          <StatBand stats={stats.items} {...timings.counters} />
        </Section>
      )}
      {testimonials && (
        <Section heading={testimonials.heading} subtitle={testimonials.subtitle}>
          <Testimonials {...testimonials} />
        </Section>
      )}
      {partners && (
        <PageBody>
          <Partners {...partners} />
        </PageBody>
      )}
    </>
  );
}
