import { StatBand } from '../../components/Counter/StatBand';
import { HeroCarousel } from '../../components/HeroCarousel/HeroCarousel';
import { InsightsCarousel } from '../../components/InsightsCarousel/InsightsCarousel';
import { LogoStrip } from '../../components/LogoStrip/LogoStrip';
import { PageBody } from '../../components/PageBody/PageBody';
import { Section } from '../../components/Section/Section';
import { TestimonialCarousel } from '../../components/TestimonialCarousel/TestimonialCarousel';
import { home } from '#site/home';
import { lengths, timings } from '../../site/timings';
import { contactDialog } from '../dialogs/modules';
import { useCarousel } from '../../store/carousels/useCarousel';
import { contactRequested } from '../../store/contactModal/contactModalSlice';
import { useAppDispatch } from '../../store/hooks';

function Hero() {
  const dispatch = useAppDispatch();
  return (
    <HeroCarousel
      {...useCarousel('hero')}
      heading={home.heading}
      label={home.heroLabel}
      slides={home.hero}
      interval={timings.hero.interval}
      actions={{
        ...home.heroActions,
        onContact: () => dispatch(contactRequested()),
        onContactIntent: contactDialog.preload,
      }}
    />
  );
}

const Insights = () => (
  <InsightsCarousel {...useCarousel('insights')} {...timings.insights} {...home.insights} id="about" />
);

function Testimonials() {
  const { label, items } = home.testimonials;
  return (
    <TestimonialCarousel
      {...useCarousel('testimonials')}
      label={label}
      items={items}
      interval={timings.testimonials.interval}
    />
  );
}

/** Home (§2.4): hero, insights, statistics, testimonials, partners. Each carousel moves without the rest of the page. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Insights />
      <Section heading={home.stats.heading} tone="band">
        <StatBand items={home.stats.items} {...timings.counters} visibility={lengths.counterVisibility} />
      </Section>
      <Section heading={home.testimonials.heading} subtitle={home.testimonials.subtitle}>
        <Testimonials />
      </Section>
      <PageBody>
        <LogoStrip {...home.partners} />
      </PageBody>
    </>
  );
}
