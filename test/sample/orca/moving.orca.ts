/** Tests that Orca is silent during automatic moves of carousels, and announces a text after every press. */
import home from '#site/home';
import { board as boardContent } from '#site/leadership';
import { words as controls } from '#site/words/controls';
import { runInEveryBrowser } from '../../../a11y/orca/suite';

const boardMembers = boardContent.members;

/** A time that is longer than the interval of every carousel on the home page, in milliseconds. */
const MOVE_WAIT_MS = 8500;

/**
 * The carousels, each with its page and a selector of its buttons. `subject` is the word for the slides. `dot` is the
 * number of the dot that the test presses. `speech` is the speech of Orca after this press.
 */
const CAROUSELS = [
  {
    name: 'hero',
    route: '/#/',
    buttonSelector: `[aria-label="${home.heroLabel}"] button`,
    subject: 'slides',
    dot: 3,
    speech: `3 of ${home.hero.length}: ${home.hero[2]?.title}`,
  },
  {
    name: 'insights',
    route: '/#/',
    buttonSelector: '#about button',
    subject: 'insights',
    dot: 2,
    speech: `2 of ${home.insights.entries.length}: ${home.insights.entries[1]?.title}`,
  },
  {
    name: 'testimonials',
    route: '/#/',
    buttonSelector: `[aria-label="${home.testimonials.label}"] button`,
    subject: 'testimonials',
    dot: 2,
    speech: `3 and 4 of ${home.testimonials.items.length}: ${home.testimonials.items[2]?.name}, ${home.testimonials.items[3]?.name}`,
  },
  {
    name: 'board',
    route: '/#/about',
    buttonSelector: '[aria-roledescription="carousel"] button',
    subject: 'members',
    dot: 2,
    speech: `2 of ${boardMembers.length}: ${boardMembers[1]?.name}`,
  },
];

runInEveryBrowser((scenario) => {
  scenario('§4.2 automatic moves are not announced', '/#/', async ({ perform }) => {
    await perform('waits for a move', () => new Promise((resolve) => setTimeout(resolve, MOVE_WAIT_MS)), []);
  });

  for (const { name, route, buttonSelector, subject, dot, speech } of CAROUSELS)
    scenario(`§2.4 §4.2 the ${name} carousel announces pause, play and a slide`, route, async ({ focus, press }) => {
      await focus(buttonSelector, `Pause ${subject}`, [`Play ${subject}`]);
      await press('space', [`${subject} are moving`]);
      await press('space', [`${subject} are paused`]);
      await focus(buttonSelector, `Go to slide ${dot}`, [`Go to slide ${dot}`]);
      await press('Return', [speech]);
    });

  scenario('§2.5 the arrows of the board announce the shown member', '/#/about', async ({ focus, press }) => {
    const buttonSelector = '[aria-roledescription="carousel"] button';
    await focus(buttonSelector, 'Next', ['Next push button']);
    await press('Return', [`2 of ${boardMembers.length}: ${boardMembers[1]?.name}`]);
    await focus(buttonSelector, 'Previous', ['Previous push button']);
    await press('Return', [`1 of ${boardMembers.length}: ${boardMembers[0]?.name}`]);
  });

  scenario('§2.3 4.1.3 the footer announces the pause of all motion', '/#/', async ({ focus, press }) => {
    await focus('footer button', controls.footer.pauseMotion, [controls.footer.pauseMotion]);
    await press('Return', [controls.footer.motionPaused]);
    await press('Return', [controls.footer.motionPlays]);
  });

  scenario('§2.4 the logos announce pause and play', '/#/', async ({ focus, press }) => {
    await focus('button', 'Pause logos', ['Play logos']);
    await press('space', ['logos are moving']);
    await press('space', ['logos are paused']);
  });
});
