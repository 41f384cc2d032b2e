import { act, screen, within } from '@testing-library/react';
// user-event registers Jest hooks when it is imported. Jest allows this registration only outside tests. Without this
// import, a test would import user-event, together with the page.
import '@testing-library/user-event';
import path from 'node:path';
import { Profiler, type ComponentType } from 'react';
import home from '#site/home';
import { board } from '#site/leadership';
import { timings } from '../../src/site/timings';
import { setVisibility } from '../setup/browserStubs';
import { advanceTimers } from '../setup/carouselHelpers';

/**
 * The components of the two pages with carousels, as paths below `src/components`. Both pages also contain the
 * header and the footer.
 */
const LAYOUT_COMPONENTS = ['Header/Header', 'Footer/Footer'];
const HOME_COMPONENTS = [
  'HeroCarousel/HeroCarousel',
  'InsightsCarousel/InsightsCarousel',
  'Counter/StatBand',
  'TestimonialCarousel/TestimonialCarousel',
  'LogoStrip/LogoStrip',
];
const ABOUT_COMPONENTS = ['AboutCard/AboutCard', 'BoardCarousel/BoardCarousel', 'LeadershipCard/LeadershipCard'];

/** The components that React has rendered since the last `clear`. */
const renderedComponents = new Set<string>();

// Each mock is the real component, wrapped in a profiler that records its commits.
for (const componentPath of [...LAYOUT_COMPONENTS, ...HOME_COMPONENTS, ...ABOUT_COMPONENTS]) {
  const file = `../../src/components/${componentPath}`;
  const name = path.basename(componentPath);
  jest.doMock(file, () => {
    const module = jest.requireActual<Record<string, ComponentType<object>>>(file);
    const Component = module[name] as ComponentType<object>;
    const ProfiledComponent = (props: object) => (
      <Profiler id={componentPath} onRender={() => renderedComponents.add(componentPath)}>
        <Component {...props} />
      </Profiler>
    );
    return { ...module, [name]: ProfiledComponent };
  });
}

afterEach(() => jest.useRealTimers());

test.each([
  { part: 'HeroCarousel/HeroCarousel', name: home.heroLabel, ...timings.hero, route: '/', parts: HOME_COMPONENTS },
  {
    part: 'InsightsCarousel/InsightsCarousel',
    name: home.insights.heading,
    ...timings.insights,
    route: '/',
    parts: HOME_COMPONENTS,
  },
  {
    part: 'TestimonialCarousel/TestimonialCarousel',
    name: home.testimonials.label,
    ...timings.testimonials,
    route: '/',
    parts: HOME_COMPONENTS,
  },
  {
    part: 'BoardCarousel/BoardCarousel',
    name: board.heading,
    ...timings.board,
    route: '/about',
    parts: ABOUT_COMPONENTS,
  },
])('§4.2 an automatic move of $part renders no other component of $route', async (row) => {
  const { part, name, interval, route, parts } = row;
  const { renderSite } = await import('./support');
  renderedComponents.clear();
  await renderSite(route);
  expect(renderedComponents).toEqual(new Set([...LAYOUT_COMPONENTS, ...parts]));
  jest.useFakeTimers();
  const carousel = screen.getByRole('group', { name });
  // The carousels observe their own visibility, but the hero observes the visibility of the element around its
  // carousel.
  act(() => {
    for (const element of [carousel, carousel.parentElement ?? carousel]) setVisibility(element, 1);
  });
  renderedComponents.clear();
  advanceTimers(interval);
  expect(within(carousel).queryByRole('group', { name: /^1 of \d$/ })).toBeNull();
  expect(renderedComponents).toEqual(new Set([part]));
});
