/**
 * Tests the speech of Orca on pages: after Tab, after the keys for headings, landmarks, lines and tables, and after
 * navigation.
 */
import assert from 'node:assert/strict';
import home from '#site/home';
import { pages } from '#site/pages';
import { getBarLinks } from '../../../src/site/pages';
import { runInEveryBrowser } from '../../../a11y/orca/suite';
import { assertSpeech } from '../../../a11y/orca/visitor';
import { getPageTitle } from '../../getPageTitle';

const servicesSpeech = 'Our Services heading level 1';

runInEveryBrowser((scenario) => {
  scenario('§2.2 2.4.3 Tab moves through the header, then the home page', '/#/', async ({ press }) => {
    await press('Tab', ['Banyan Byte']);
    for (const { label } of getBarLinks(pages)) await press('Tab', [`${label} link`]);
    await press('Tab', ['Reach Us push button']);
    await press('Tab', ['Our Services link']);
  });

  scenario('2.4.1 the skip link leads to the content', '/#/clients', async ({ press }) => {
    await press('Return', ['main content']);
    await press('h', [`${getPageTitle('clients')} heading level 1`]);
  });

  scenario('2.4.10 the heading key reads the headings of the home page', '/#/', async ({ pressUntil }) => {
    const speech = await pressUntil('h', 'Wrapping to top', 15);
    const titles = [getPageTitle('home'), home.insights.heading, home.stats.heading, home.testimonials.heading];
    assertSpeech(speech.slice(0, speech.indexOf('Wrapping to top.')), titles, 'h until the last');
  });

  scenario('1.3.1 six presses of m reach every landmark of a page', '/#/', async ({ pressUntil, steps, press }) => {
    await press('ctrl+Home');
    const initialCount = steps.length;
    const speech = await pressUntil('m', 'Wrapping to top', 8);
    assertSpeech(speech.slice(0, speech.indexOf('Wrapping to top.')), ['Quick links heading'], 'm until the last');
    // The landmarks are the header, its navigation, the main content, the footer and its navigation.
    assert.ok(steps.length - initialCount <= 6, `${steps.length - initialCount} presses`);
  });

  scenario('1.3.2 the Down key reads the home page in order', '/#/', async ({ pressUntil, press }) => {
    await press('ctrl+Home');
    const speech = await pressUntil('Down', 'Quick links', 80);
    const expectedTexts = [
      getPageTitle('home'),
      `${home.insights.heading} heading`,
      `${home.stats.heading} heading`,
      home.testimonials.heading,
    ];
    assertSpeech(speech, expectedTexts, 'Down until the footer');
  });

  scenario('§2.1 2.4.2 Orca says the new heading after a link, Back and Forward', '/#/', async ({ focus, press }) => {
    await focus('main a', 'Our Services', ['Our Services link']);
    await press('Return', [servicesSpeech]);
    await press('alt+Left', [getPageTitle('home')]);
    await press('alt+Right', [servicesSpeech]);
  });

  scenario('§2.1 2.4.3 Orca says the new heading after Back from a control', '/#/services', async (visitor) => {
    await visitor.focus('header a', 'Careers', ['Careers link']);
    await visitor.press('Return', [`${getPageTitle('careers')} heading level 1`]);
    await visitor.focus('main button', 'Apply Now', ['Apply Now SOFTWARE ENGINEER push button']);
    await visitor.press('alt+Left', [servicesSpeech]);
    await visitor.press('alt+Right', [`${getPageTitle('careers')} heading level 1`]);
    await visitor.focus('main button', 'Apply Now', ['Apply Now SOFTWARE ENGINEER push button']);
    await visitor.pressAndReleaseModifierFirst('alt+Left', [getPageTitle('services')]);
  });

  scenario(
    "§2.11 a card's title leads to its job, whose facts and button are announced",
    '/#/careers',
    async (visitor) => {
      const { focus, pressUntil, press } = visitor;
      await focus('main a', 'IT Security', ['IT Security link']);
      await press('Return', ['IT Security heading level 1']);
      const speech = await pressUntil('Down', 'Apply Now', 30);
      const facts = ['Place of work:', 'Musterstraße 24', 'Apply by:', '31 December 2030', 'Requirements:', 'Skills:'];
      assertSpeech(speech, [...facts, 'Apply Now'], 'Down until the button');
      await press('Return', ['Apply for IT Security dialog', 'Close push button']);
    },
  );

  scenario('§2.2 the menu of a narrow window announces its state', '/#/clients', async ({ page, focus, press }) => {
    await page.setViewport({ width: 390, height: 844 });
    await focus('header button', 'Menu', ['Menu collapsed']);
    await press('Return', ['expanded']);
    await press('Tab', ['Home link']);
    await press('Escape', ['collapsed']);
  });

  scenario(
    '§2.13 2.4.9 a plan’s card announces its features and its button',
    '/#/business-website-pricing',
    async ({ pressUntil, press }) => {
      await pressUntil('3', 'Basic heading level 3', 5);
      const speech = await pressUntil('Down', 'CHOOSE PLAN Basic', 20);
      assert.match(speech.join('\n'), /Included/);
      await press('b', ['CHOOSE PLAN Startup']);
    },
  );

  scenario(
    '§2.13 tabs announce their names, and Tab enters the panel',
    '/#/software-marketing-combo',
    async ({ focus, press }) => {
      await focus('[role="tab"]', 'Combo Plans', ['Combo Plans page tab']);
      await press('Right', ['Feature Comparison page tab']);
      await press('Left', ['Combo Plans page tab']);
      // Tab moves into the panel of the selected tab.
      await press('Tab', ['CHOOSE PLAN Basic push button']);
    },
  );

  scenario(
    '§4.8 1.3.1 table keys read the comparison with its headers',
    '/#/software-marketing-combo',
    async ({ focus, press }) => {
      await focus('[role="tab"]', 'Combo Plans');
      await press('Right', ['Feature Comparison page tab']);
      await press('Tab');
      await press('t', ['table with']);
      await press('alt+shift+Down');
      await press('alt+shift+Down', ['Works on Windows']);
      await press('alt+shift+Right', ['ncluded.']);
      // Orca announces the table header that changed: the feature after a move down, the plan after a move across.
      await press('alt+shift+Down', ['2–3 screens', 'ncluded.']);
      await press('alt+shift+Right', ['Startup', 'ncluded.']);
    },
  );

  scenario('§2.1 an unknown address announces the not-found page', '/#/nowhere', async ({ pressUntil, press }) => {
    const speech = await pressUntil('h', 'heading level 1', 2);
    assert.match(speech.join('\n'), /not found/i);
    await press('Tab', ['Go to the home page link']);
    await press('Return', [getPageTitle('home')]);
  });
});
