import { screen, waitFor, within } from '@testing-library/react';
import { setMedia } from '../setup/browserStubs';
import { readScreenReaderTexts, readScreenReaderText, getMain, getSection, renderSite, typeAddress } from './support';

const HERO_SLIDES = [
  ['Innovation That Drives Success', 'Building the future through cutting-edge solutions'],
  ['Transform Your Business', 'Empowering growth through technology'],
  ['Collaborative Solutions', 'Creating success through teamwork'],
  ['Data-Driven Excellence', 'Making informed decisions for your success'],
] as const;

/** The title of each entry, and patterns of its subjects (§2.4). */
const INSIGHTS = [
  ['Clients in Germany', [/community app/i, /\bpost\b/i, /engage/i, /advertise/i]],
  ['The Next', [/grocery store/i, /inbound and outbound stock/i, /inventory/i, /orders?\b/i, /logistics/i]],
  ['Our Commitment to Sustainability', [/one tree/i, /project/i, /deliver/i]],
  [
    'Web Development',
    [
      /portfolio/i,
      /doctors/i,
      /advocates/i,
      /professionals/i,
      /within 24 hours of onboarding/i,
      /visiting card/i,
      /QR code/,
    ],
  ],
] as const;

const listCarousels = () =>
  within(getMain())
    .getAllByRole('group')
    .filter((group) => group.getAttribute('aria-roledescription') === 'carousel');
const getCarouselAt = (index: number) => listCarousels()[index] ?? getMain();
const getHero = () => getCarouselAt(0);
const getInsights = () => getCarouselAt(1);
const getTestimonials = () => getCarouselAt(2);
const listDots = (container: HTMLElement) => within(container).getAllByRole('button', { name: /^Go to slide \d$/ });
const readSlideTexts = (container: HTMLElement) =>
  readScreenReaderTexts(
    within(container)
      .getAllByRole('group')
      .filter((group) => group.getAttribute('aria-roledescription') === 'slide'),
  );

/** Renders the home page with reduced motion, so that a dot shows its slide at once. */
const renderHome = () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  return renderSite('/');
};

test('§2.4 HERO-2 HERO-3 the dots of the hero show four slides with title and description, and the hero has no arrows', async () => {
  const { user } = await renderHome();
  expect(listDots(getHero())).toHaveLength(4);
  for (const [index, [title, description]] of HERO_SLIDES.entries()) {
    await user.click(listDots(getHero())[index] ?? getHero());
    expect(within(getHero()).getByRole('heading', { name: title })).toBeVisible();
    expect(readSlideTexts(getHero())).toEqual([expect.stringContaining(`${title} ${description}`)]);
  }
  expect(within(getHero()).queryByRole('button', { name: /^(Next|Previous)/ })).toBeNull();
});

test("§2.4 INS-5 'Latest insights' has the id 'about', and its dots 'Go to slide N' show four entries", async () => {
  const { user } = await renderHome();
  expect(document.getElementById('about')).toContainElement(
    within(getInsights()).getByRole('heading', { level: 2, name: 'Latest insights' }),
  );
  expect(listDots(getInsights()).map((dot) => dot.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4].map((slide) => `Go to slide ${slide}`),
  );
  for (const [index, [title, subjects]] of INSIGHTS.entries()) {
    await user.click(listDots(getInsights())[index] ?? getInsights());
    await waitFor(() => expect(within(getInsights()).getByRole('heading', { level: 3 })).toHaveTextContent(title));
    expect(listDots(getInsights())[index]).toHaveAttribute('aria-current', 'true');
    const [entry = '', ...otherSlides] = readSlideTexts(getInsights());
    for (const subject of subjects) expect(entry).toMatch(subject);
    expect(otherSlides).toEqual([]);
  }
});

test('§2.4 §9.1 below 768px the page shows one testimonial at a time, each with a role', async () => {
  setMedia('(width < 768px)', true);
  const { user } = await renderHome();
  expect(getSection('Client Testimonials')).toContainElement(getTestimonials());
  expect(readScreenReaderText(getSection('Client Testimonials'))).toContain(
    'Hear from our valued clients about their experiences and success stories',
  );
  const cardTexts: string[] = [];
  for (const dot of listDots(getTestimonials())) {
    await user.click(dot);
    const [cardText = '', ...otherSlides] = readSlideTexts(getTestimonials());
    expect(otherSlides).toEqual([]);
    cardTexts.push(cardText);
  }
  expect(cardTexts).toHaveLength(5);
  expect(new Set(cardTexts).size).toBe(5);
  const roles = cardTexts.map(
    (cardText) => /\w+\. .*?(Management|Creative Director|Director|Founder|CEO)$/.exec(cardText)?.[1],
  );
  expect(roles.toSorted()).toEqual(['CEO', 'Creative Director', 'Director', 'Founder', 'Management']);
});

test('§4.2 CAR-5 LOG-2 after a visit to another page, stopped carousels and a stopped logo strip are still stopped', async () => {
  const { user } = await renderSite('/');
  // A search by role is slow on this page.
  const listButtons = () => [...getMain().querySelectorAll('[data-playback]')];
  const readLabels = () => listButtons().map((button) => button.textContent);
  for (const button of listButtons()) await user.click(button);
  const stoppedLabels = ['Play slides', 'Play insights', 'Play testimonials', 'Play logos'];
  expect(readLabels()).toEqual(stoppedLabels);
  typeAddress('/about');
  await waitFor(() => expect(readLabels()).toEqual(['Pause members']));
  await user.click(listButtons()[0] ?? getMain());
  typeAddress('/');
  await waitFor(() => expect(readLabels()).toEqual(stoppedLabels));
  await user.click(listButtons()[0] ?? getMain());
  typeAddress('/about');
  await waitFor(() => expect(readLabels()).toEqual(['Play members']));
  typeAddress('/');
  await waitFor(() => expect(readLabels()).toEqual(['Pause slides', ...stoppedLabels.slice(1)]));
});

test('§2.1 §2.4 §9.3 LOG-5 the page shows hero, insights, final figures, testimonials and one list of logos in this order', async () => {
  await renderSite('/');
  const text = readScreenReaderText(getMain());
  const positions = [HERO_SLIDES[0][0], 'Latest insights', '15+ Clients', 'Client Testimonials', 'In Tie-up with'].map(
    (words) => text.indexOf(words),
  );
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  expect(positions[0]).toBeGreaterThan(-1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // The statistics show their final values before they scroll into view.
  const lists = within(getMain())
    .getAllByRole('list')
    .map((list) => readScreenReaderTexts(within(list).getAllByRole('listitem')));
  expect(lists).toContainEqual(['15+ Clients', '20+ Projects', '20+ Tie-ups', '25+ Employees', '100+ Green Practices']);
  const strip = within(getMain()).getByRole('group', { name: 'In Tie-up with' });
  expect(within(strip).getByRole('heading', { name: 'In Tie-up with' })).toBeVisible();
  const partners = within(within(strip).getByRole('list')).getAllByRole('listitem');
  expect(partners.length).toBeGreaterThan(3);
  const names = partners.map((partner) => within(partner).getByRole('img').getAttribute('alt') ?? '');
  for (const name of names) expect(name).toMatch(/\w/);
  expect(new Set(names).size).toBe(names.length);
});
