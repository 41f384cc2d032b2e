/** Tests that Orca is silent during automatic moves of carousels, and announces a text after every press. */
import home from '#site/home';
import { board as boardContent } from '#site/leadership';
import { inEveryBrowser } from '../../../a11y/orca/suite';

const board = boardContent.members;

/** A time that is longer than the interval of every carousel on the home page, in milliseconds. */
const ONE_MOVE = 8500;

/**
 * Each carousel: its page, a selector of its buttons, the word for its slides (`subject`), the number of a dot to
 * press, and the speech after the press.
 */
const CAROUSELS = [
  {
    name: 'hero',
    route: '/#/',
    buttons: `[aria-label="${home.heroLabel}"] button`,
    subject: 'slides',
    dot: 3,
    says: `3 of ${home.hero.length}: ${home.hero[2]?.title}`,
  },
  {
    name: 'insights',
    route: '/#/',
    buttons: '#about button',
    subject: 'insights',
    dot: 2,
    says: `2 of ${home.insights.entries.length}: ${home.insights.entries[1]?.title}`,
  },
  {
    name: 'testimonials',
    route: '/#/',
    buttons: `[aria-label="${home.testimonials.label}"] button`,
    subject: 'testimonials',
    dot: 2,
    says: `3 and 4 of ${home.testimonials.items.length}: ${home.testimonials.items[2]?.name}, ${home.testimonials.items[3]?.name}`,
  },
  {
    name: 'board',
    route: '/#/about',
    buttons: '[aria-roledescription="carousel"] button',
    subject: 'members',
    dot: 2,
    says: `2 of ${board.length}: ${board[1]?.name}`,
  },
];

inEveryBrowser((scenario) => {
  scenario('§4.2 automatic moves are not announced', '/#/', async ({ perform }) => {
    await perform('waits for a move', () => new Promise((resolve) => setTimeout(resolve, ONE_MOVE)), []);
  });

  for (const { name, route, buttons, subject, dot, says } of CAROUSELS)
    scenario(`§2.4 §4.2 the ${name} carousel announces pause, play and a slide`, route, async ({ focus, press }) => {
      await focus(buttons, `Pause ${subject}`, [`Play ${subject}`]);
      await press('space', [`${subject} are moving`]);
      await press('space', [`${subject} are paused`]);
      await focus(buttons, `Go to slide ${dot}`, [`Go to slide ${dot}`]);
      await press('Return', [says]);
    });

  scenario('§2.5 the arrows of the board announce the shown member', '/#/about', async ({ focus, press }) => {
    const buttons = '[aria-roledescription="carousel"] button';
    await focus(buttons, 'Next', ['Next push button']);
    await press('Return', [`2 of ${board.length}: ${board[1]?.name}`]);
    await focus(buttons, 'Previous', ['Previous push button']);
    await press('Return', [`1 of ${board.length}: ${board[0]?.name}`]);
  });

  scenario('§2.4 the logos announce pause and play', '/#/', async ({ focus, press }) => {
    await focus('button', 'Pause logos', ['Play logos']);
    await press('space', ['logos are moving']);
    await press('space', ['logos are paused']);
  });
});
