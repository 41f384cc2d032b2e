import { act, screen, within } from '@testing-library/react';
// user-event registers Jest hooks when it is imported. Jest allows this registration only outside tests. Without this
// import, the tests would import user-event together with the page.
import '@testing-library/user-event';
import path from 'node:path';
import { Profiler, type ComponentType } from 'react';
import home from '#site/home';
import { board } from '#site/leadership';
import { timings } from '../../src/site/timings';
import { setVisibility } from '../setup/browserStubs';
import { advanceTimers } from '../setup/carouselHelpers';

/**
 * The components of the two pages with carousels, as paths below `src/components`. Both pages contain the components in
 * FRAME.
 */
const FRAME = ['Header/Header', 'Footer/Footer'];
const HOME = [
  'HeroCarousel/HeroCarousel',
  'InsightsCarousel/InsightsCarousel',
  'Counter/StatBand',
  'TestimonialCarousel/TestimonialCarousel',
  'LogoStrip/LogoStrip',
];
const ABOUT = ['AboutCard/AboutCard', 'BoardCarousel/BoardCarousel', 'LeadershipCard/LeadershipCard'];

/** The components that React has rendered since the last `clear`. */
const renderedParts = new Set<string>();

// Each mock is the real component, wrapped in a profiler that records its commits.
for (const part of [...FRAME, ...HOME, ...ABOUT]) {
  const file = `../../src/components/${part}`;
  const name = path.basename(part);
  jest.doMock(file, () => {
    const module = jest.requireActual<Record<string, ComponentType<object>>>(file);
    const Component = module[name] as ComponentType<object>;
    const ProfiledComponent = (props: object) => (
      <Profiler id={part} onRender={() => renderedParts.add(part)}>
        <Component {...props} />
      </Profiler>
    );
    return { ...module, [name]: ProfiledComponent };
  });
}

afterEach(() => jest.useRealTimers());

test.each([
  { part: 'HeroCarousel/HeroCarousel', name: home.heroLabel, ...timings.hero, route: '/', parts: HOME },
  {
    part: 'InsightsCarousel/InsightsCarousel',
    name: home.insights.heading,
    ...timings.insights,
    route: '/',
    parts: HOME,
  },
  {
    part: 'TestimonialCarousel/TestimonialCarousel',
    name: home.testimonials.label,
    ...timings.testimonials,
    route: '/',
    parts: HOME,
  },
  { part: 'BoardCarousel/BoardCarousel', name: board.heading, ...timings.board, route: '/about', parts: ABOUT },
])('§4.2 an automatic move of $part renders no other component of $route', async (row) => {
  const { part, name, interval, route, parts } = row;
  const { renderSite } = await import('./support');
  renderedParts.clear();
  await renderSite(route);
  expect(renderedParts).toEqual(new Set([...FRAME, ...parts]));
  jest.useFakeTimers();
  const carousel = screen.getByRole('group', { name });
  act(() => setVisibility(carousel, 1));
  renderedParts.clear();
  advanceTimers(interval);
  expect(within(carousel).queryByRole('group', { name: /^1 of \d$/ })).toBeNull();
  expect(renderedParts).toEqual(new Set([part]));
});
