/** Tests the speech of Orca in dialogs, and in forms before they are sent. */
import { chooseFile, PDF_CONTENT } from '../../../a11y/orca/chooseFile';
import { words as display } from '#site/words/display';
import { runInEveryBrowser } from '../../../a11y/orca/suite';
import type { Visitor } from '../../../a11y/orca/visitor';
import { getPageTitle } from '../../getPageTitle';

const dialogSelector = '[role="dialog"]';
const openContactDialog = async ({ focus, press }: Visitor) => {
  await focus('header button', 'Reach Us');
  await press('Return', ['Close push button']);
};
const openApplicationDialog = async ({ focus, press }: Visitor) => {
  await focus('main button', 'Apply Now');
  await press('Return', ['Apply for SOFTWARE ENGINEER dialog']);
};

runInEveryBrowser((scenario) => {
  scenario('4.1.2 2.4.3 ‘Reach Us’ opens a dialog, which Escape closes', '/#/clients', async ({ focus, press }) => {
    await focus('header button', 'Reach Us', ['Reach Us push button']);
    // Orca has just said 'Reach Us', the name of the button and of the dialog, so Orca now says only 'dialog'.
    await press('Return', ['dialog', "We'd love to hear from you", 'Close push button']);
    await press('Escape', ['Reach Us push button']);
  });

  scenario('4.1.2 2.4.3 a URL opens a dialog, and Escape focuses the h1', '/#/clients', async (visitor, site) => {
    for (const [address, name, heading] of [
      ['/?linked#/careers?apply=software-engineer', 'Apply for SOFTWARE ENGINEER', getPageTitle('careers')],
      ['/?contact', 'Reach Us', getPageTitle('home')],
    ] as const) {
      const openAddress = () => visitor.page.goto(`${site.url}${address}`);
      await visitor.perform(`opens ${address}`, openAddress, [`${name} dialog`, 'Close push button']);
      await visitor.press('Tab', ['Full Name entry required']);
      await visitor.press('Escape', [`${heading} heading level 1`]);
    }
  });

  scenario('§5.2 3.3.3 a wrong e-mail address in an application opens an alert', '/#/careers', async (visitor) => {
    await openApplicationDialog(visitor);
    await visitor.focus(`${dialogSelector} input[autocomplete="email"]`, '', ['Email Address entry required']);
    await visitor.type('ann@mail.org');
    await visitor.focus(`${dialogSelector} button`, 'Submit Application', ['Submit Application push button']);
    await visitor.press('Return', ['Please fix the following errors:', 'OK push button']);
    await visitor.press('Return', ['Full Name entry required']);
  });

  scenario('§5.1 4.1.3 a rejected character at the end of typing is announced', '/#/clients', async (visitor) => {
    await openContactDialog(visitor);
    await visitor.focus(`${dialogSelector} input[autocomplete="name"]`, '', ['Full Name entry required']);
    await visitor.type('Ann-', ["Hyphen '-' was left out: only the letters A to Z and spaces"]);
  });

  scenario('§5.1 4.1.3 a rejected character in the middle of typing is announced', '/#/clients', async (visitor) => {
    await openContactDialog(visitor);
    await visitor.focus(`${dialogSelector} input[autocomplete="email"]`, '', ['Email entry required']);
    await visitor.type('ann-lee@mail.com', ["Hyphen '-' was left out: only the letters A to Z, digits, @ and dots"]);
    await visitor.type('-', ["Again: Hyphen '-' was left out"]);
  });

  scenario(
    '§2.12 after a pause, the counter announces the number of remaining characters',
    '/#/clients',
    async (visitor) => {
      await openContactDialog(visitor);
      await visitor.focus(`${dialogSelector} textarea`, '', ['Message entry required']);
      await visitor.type('Hello there.', ['488 characters left']);
    },
  );

  scenario('§3.14 the country list announces its options', '/#/clients', async (visitor) => {
    await openContactDialog(visitor);
    await visitor.focus(`${dialogSelector} button[aria-haspopup="listbox"]`, '', ['India +91']);
    await visitor.press('Return', ['India']);
    await visitor.press('Down', ['United States']);
    // In Chromium, Orca says only 'collapsed', because it has already read the option, which is now the value of the
    // button.
    await visitor.press('Return', [visitor.browser === 'firefox' ? 'United States +1' : 'collapsed']);
  });

  scenario('§2.11 acceptance, removal and rejection of a résumé are announced', '/#/careers', async (visitor) => {
    await openApplicationDialog(visitor);
    await visitor.focus(`${dialogSelector} button`, 'Choose file', ['Resume (required)', 'Choose file push button']);
    await chooseFile(visitor, 'cv.pdf', PDF_CONTENT, 'cv.pdf selected');
    await visitor.focus(`${dialogSelector} button`, 'Remove', ['Remove cv.pdf push button']);
    await visitor.press('Return', ['cv.pdf removed']);
    await chooseFile(visitor, 'cv.txt', 'words', 'Please upload a PDF or Word document');
  });

  scenario('§2.8 the hierarchy announces its dialog and its tabs', '/#/about', async ({ focus, press }) => {
    await focus('main button', 'Team Hierarchy');
    await press('Return', ['Team Hierarchy dialog', 'Close push button']);
    // No speech is expected here: in Chromium, Orca has already announced the selected tab when the tab appeared.
    await press('Tab');
    await press('Right', ['Leadership page tab']);
    await press('Escape', ['Team Hierarchy of']);
  });

  scenario('§2.8 in a narrow window, the opened team and the way back are announced', '/#/about', async (visitor) => {
    const { page, focus, press } = visitor;
    await page.setViewport({ width: 390, height: 844 });
    await focus('main button', 'Team Hierarchy');
    await press('Return', ['Team Hierarchy dialog', 'Close push button']);
    const openerSpeech = (await focus(`${dialogSelector} button[data-member]`, '')).find((words) =>
      words.includes('push button'),
    );
    await press('Return', ["'s Team heading level 3"]);
    await focus(`${dialogSelector} button`, 'Back to', ['Back to']);
    await press('Return', [openerSpeech?.split(' push button')[0] ?? 'a member']);
  });

  scenario('4.1.2 4.1.3 each display setting announces its name and its choice', '/#/clients', async (visitor) => {
    const { focus, press } = visitor;
    await focus('footer button', display.title, [`${display.title} push button`]);
    await press('Return', ['dialog', 'Close push button']);
    for (const setting of ['theme', 'contrast', 'motion', 'spacing', 'textSize'] as const) {
      const { legend, choices } = display[setting];
      await press('Tab', [legend, Object.values<string>(choices)[0] ?? '', 'selected radio button']);
    }
    // In browse mode, arrow keys read lines. The key 'r' moves to the next radio button.
    await press('r', ['125%', 'not selected radio button']);
    await press('space', ['selected']);
    await press('Tab', [`${display.reset} push button`]);
    await press('Return', [display.wasReset]);
    await press('Escape', [`${display.title} push button`]);
  });
});
