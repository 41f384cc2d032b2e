import { words } from '#site/words/controls';
import { words as page } from '#site/words/document';

/** Tests the control words that the page tests do not check. */
const { carousel, motion } = words;

test('4.1.2 carousels and slides have role descriptions, and moves are announced by number and title', () => {
  expect([carousel.role, carousel.slideRole, carousel.choose]).toEqual(['carousel', 'slide', 'Choose slide']);
  expect(carousel.slide).toBe('{number} of {count}');
  expect(carousel.shown).toBe('{number} of {count}: {title}');
  expect(carousel.twoShown).toBe('{number} and {nextNumber} of {count}: {title}, {nextTitle}');
});

test.each(['slides', 'insights', 'testimonials', 'members', 'logos'] as const)(
  "§4.2 the words of %s contain 'Pause', 'Play' and the announcements of motion and pause",
  (subject) => {
    expect(motion[subject]).toEqual({
      pause: `Pause ${subject}`,
      play: `Play ${subject}`,
      moving: `${subject} are moving`,
      paused: `${subject} are paused`,
    });
  },
);

test("§2.11 the words of a counter are '{count}/{limit} characters' and the number of remaining characters", () => {
  expect(words.characters).toEqual({
    typed: '{count}/{limit} characters',
    left: { one: '{count} character left', other: '{count} characters left' },
  });
});

test('§8 the alert of the start script contains the title of the load error, and ends with the advice to reload', () => {
  expect(words.chunkError.text).toBe('Check your internet connection, then try again.');
  expect(page.startFailed).toBe(`${words.chunkError.title}. Check your internet connection, then reload the page.`);
});
