import { words as combo } from '#site/words/combo';
import { words } from '#site/words/controls';
import { words as page } from '#site/words/document';

/** What the sample's controls say, to the letter (docs/specification.md). */
const { carousel, footer, motion } = words;

test("§2 the X of each dialog is named 'Close', and a link into a new tab says so in its name", () => {
  expect([words.close, words.newTab]).toEqual(['Close', '(opens in new tab)']);
});

test("§2.2 the toggle of the bar is called 'Menu', and 'Reach Us' opens the contact dialog", () => {
  expect([words.mainNavigation, words.menu, words.contact]).toEqual(['Main', 'Menu', 'Reach Us']);
});

test('§2.3 the footer has its headings, and a button for all motion', () => {
  expect(footer).toEqual({
    links: 'Quick links',
    contact: 'Contact',
    social: 'Follow us',
    copyright: '© {firm}',
    pauseMotion: 'Pause all motion',
    playMotion: 'Play all motion',
  });
});

test("§2.4 §2.5 dots are named 'Go to slide N', arrows 'Previous' and 'Next'", () => {
  expect(carousel.goTo).toBe('Go to slide {number}');
  expect([carousel.previous, carousel.next]).toEqual(['Previous', 'Next']);
});

test('4.1.2 a carousel and its slides are called what they are, and a move is told by number and title', () => {
  expect([carousel.role, carousel.slideRole, carousel.choose]).toEqual(['carousel', 'slide', 'Choose slide']);
  expect(carousel.slide).toBe('{number} of {count}');
  expect(carousel.shown).toBe('{number} of {count}: {title}');
  expect(carousel.twoShown).toBe('{number} and {nextNumber} of {count}: {title}, {nextTitle}');
});

test.each(['slides', 'insights', 'testimonials', 'members', 'logos'] as const)(
  "§4.2 a button 'Pause %s' then reads 'Play %s', and says what came of it",
  (subject) => {
    expect(motion[subject]).toEqual({
      pause: `Pause ${subject}`,
      play: `Play ${subject}`,
      moving: `${subject} are moving`,
      paused: `${subject} are paused`,
    });
  },
);

test("§2.10 the link of a service to its combo is '{combo} Combo'", () => {
  expect(words.serviceCombo).toBe('{name} Combo');
});

test("§2.11 a counter reads 'N/500 characters', and says how many are left", () => {
  expect(words.characters).toEqual({
    typed: '{count}/{limit} characters',
    left: { one: '{count} character left', other: '{count} characters left' },
  });
});

test("§2.13 a feature is 'Included' or 'Not included' in words, too", () => {
  expect([words.included, words.notIncluded]).toEqual(['Included', 'Not included']);
});

test('§2.13 combo pages say what suits whom', () => {
  expect(combo).toEqual({
    plansHeading: 'Plans and features',
    callToAction: 'CHOOSE PLAN',
    idealFor: 'Ideal For:',
    feature: 'Feature',
    comparisonCaption: 'Features of each plan',
    suggestedAddon: 'Suggested Add-on:',
    recommendedFor: 'Recommended For:',
  });
});

test("§2.15 a page that fails to render says 'Unexpected Application Error!'", () => {
  expect(words.renderError.title).toBe('Unexpected Application Error!');
});

test('§8 what did not arrive is told in the same words by the page and by its first script', () => {
  const { title, text } = words.chunkError;
  expect(page.startFailed).toBe(`${title}. ${text}`);
  expect(page.startFailed).toBe('This part of the page did not load. Check your internet connection, then try again.');
});

test('2.4.1 the first link skips to the main content', () => {
  expect(words.skipLink).toBe('Skip to main content');
});
