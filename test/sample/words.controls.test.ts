import { words } from '#site/words/controls';
import { words as page } from '#site/words/document';

/** Words of controls that the tests of the pages do not hear. */
const { carousel, motion } = words;

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

test("§2.11 a counter reads 'N/500 characters', and says how many are left", () => {
  expect(words.characters).toEqual({
    typed: '{count}/{limit} characters',
    left: { one: '{count} character left', other: '{count} characters left' },
  });
});

test('§8 what did not arrive is told in the same words by the page and by its first script', () => {
  const { title, text } = words.chunkError;
  expect(page.startFailed).toBe(`${title}. ${text}`);
  expect(page.startFailed).toBe('This part of the page did not load. Check your internet connection, then try again.');
});
