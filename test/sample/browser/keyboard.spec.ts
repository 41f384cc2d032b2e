/**
 * From the address bar to what a visitor came for, with no mouse. Every Tab stop on the way is judged (keyboard.ts), and
 * reports/keyboard.json tells how many presses each way takes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrived, dialogIsReady, goTo, type Site, startJourney } from '../../e2e/harness';
import { Keyboard } from '../../../a11y/keyboard';
import { expect, test } from '../../e2e/fixtures';

const WINDOWS = [
  { name: '1280 px', visitor: 'Asha Rao', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  {
    name: '1280 px, moving',
    visitor: 'Ravi Menon',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
  },
  { name: '320 px', visitor: 'Tara Bose', viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
] as const;

const RESUME = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(2000)}`) };

let site: Site;
/** Tab presses by journey and window. */
const presses: Record<string, Record<string, number>> = {};
test.beforeAll(async ({ browser }) => {
  site = await startJourney({ CONFIRMATIONS_PER_HOUR: '1000' }, browser);
});
test.afterAll(async () => {
  await site.stop();
  await mkdir('reports', { recursive: true });
  await writeFile('reports/keyboard.json', `${JSON.stringify(presses, null, 2)}\n`);
  process.stdout.write(`Tab presses: ${JSON.stringify(presses, null, 2)}\n`);
});

/** Opens a link of the main navigation; in a narrow window it stands behind 'Menu'. */
async function choose(keyboard: Keyboard, name: string): Promise<void> {
  if ((keyboard.page.viewportSize()?.width ?? 0) < 768) {
    await keyboard.reach('button Menu');
    await keyboard.press('Enter');
  }
  await keyboard.reach(name);
  await keyboard.press('Enter');
}

/** As `choose`, and waits until the new page has the focus. */
async function visit(keyboard: Keyboard, link: string, heading: string): Promise<void> {
  await choose(keyboard, `a ${link}`);
  await focusOnHeading(keyboard.page, heading);
}

const focusOnHeading = (page: Page, words: string) =>
  page.waitForFunction((expected) => {
    const { activeElement } = document;
    return activeElement?.matches('h1, h2, h3') && activeElement.textContent === expected;
  }, words);

/** Waits until the overlay of that title is there, with the focus on its button. */
async function overlayHasFocus(page: Page, title: string): Promise<void> {
  const close = page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' });
  await page.waitForFunction((button) => button === document.activeElement, await close.elementHandle());
}

async function fill(keyboard: Keyboard, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(entries)) {
    await keyboard.reach(field);
    await keyboard.type(text);
  }
}

/** Waits until what this visitor sent is stored. */
const stored = (visitor: string, field: string, value: string) =>
  arrived(
    async () => (await site.rows()).filter(({ payload }) => payload['name'] === visitor && payload[field] === value),
    1,
  );

const JOURNEYS: Readonly<Record<string, (keyboard: Keyboard, visitor: string) => Promise<Keyboard | void>>> = {
  'read a plan and request a quote': async (keyboard, visitor) => {
    await visit(keyboard, 'Services', 'Our Services');
    await keyboard.reach('a Business Website (opens in new tab)');
    const opened = keyboard.page.context().waitForEvent('page');
    await keyboard.press('Enter');
    const tab = await opened;
    await tab.getByRole('heading', { level: 1, name: 'Business Website Pricing-plan' }).waitFor();
    const reader = keyboard.on(tab);
    await reader.reach('a Skip to main content');
    await reader.press('Enter');
    await reader.reach('button CHOOSE PLAN Startup');
    await reader.press('Enter');
    await tab.getByRole('dialog', { name: 'Request Quote for Startup Plan' }).waitFor();
    await dialogIsReady(tab);
    await fill(reader, { 'input Full Name': visitor, 'input Your Budget': '7500' });
    await reader.reach('button CONFIRM PLAN SELECTION');
    await reader.press('Enter');
    await focusOnHeading(tab, 'Your quote request');
    await reader.reach('button Copy summary');
    return reader;
  },
  'compare the plans of a combo': async (keyboard) => {
    await visit(keyboard, 'Services', 'Our Services');
    await keyboard.reach('a Choose Plan Software + Digital Marketing');
    await keyboard.press('Enter');
    await focusOnHeading(keyboard.page, 'Software + Digital Marketing Combo');
    await keyboard.reach('tab Combo Plans');
    await keyboard.press('ArrowRight');
    const table = keyboard.page.getByRole('table', { name: 'Features of each plan' });
    await table.waitFor();
    const next = await keyboard.tab();
    if (next?.name.startsWith('region')) {
      await keyboard.press('ArrowRight');
      await keyboard.page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
    }
  },
  'apply with a résumé': async (keyboard, visitor) => {
    const { page } = keyboard;
    // From the start: a listener added right before the key may come too late for the browser.
    page.on('filechooser', (chooser) => void chooser.setFiles(RESUME));
    await visit(keyboard, 'Careers', 'We Are Hiring! Join Our Team');
    await keyboard.reach('button Apply Now IT Security');
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Apply for IT Security' }).waitFor();
    await dialogIsReady(page);
    await fill(keyboard, {
      'input Full Name*': visitor,
      'input Email Address*': 'ravi@example.com',
      'input Phone Number*': '9876543210',
      'textarea Cover Letter*': 'I test web applications.',
    });
    await keyboard.reach('button Choose file Drop your resume here or click to upload');
    await keyboard.press('Enter');
    await page.getByText(/^cv\.pdf \(/).waitFor();
    await keyboard.reach('button Submit Application');
    await keyboard.press('Enter');
    await overlayHasFocus(page, 'Application Submitted Successfully!');
    await stored(visitor, 'resumeFileName', 'cv.pdf');
  },
  'send a message': async (keyboard, visitor) => {
    const { page } = keyboard;
    await choose(keyboard, 'button Reach Us');
    await page.getByRole('dialog', { name: 'Reach Us' }).waitFor();
    await dialogIsReady(page);
    await fill(keyboard, {
      'input Full Name': visitor,
      'input Email': 'asha.rao@example.com',
      'input Phone': '9876543210',
      'textarea Message': 'Please call me.',
    });
    await keyboard.reach('button Send Message');
    await keyboard.press('Enter');
    await overlayHasFocus(page, 'Message Sent Successfully!');
    await stored(visitor, 'message', 'Please call me.');
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const opener = (page.viewportSize()?.width ?? 0) < 768 ? 'Menu' : 'Reach Us';
    await page.waitForFunction((label) => document.activeElement?.textContent === label, opener);
  },
  'find who leads security': async (keyboard) => {
    const { page } = keyboard;
    await visit(keyboard, 'About', 'About Banyan Byte');
    await keyboard.reach('button Team Hierarchy of Rohan Iyer');
    await keyboard.press('Enter');
    const overlay = page.getByRole('dialog', { name: 'Team Hierarchy' });
    await overlay.getByText('Director - Security').first().waitFor();
    await dialogIsReady(page);
    await keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Team Hierarchy of Rohan Iyer');
  },
};

// The windows side by side: most of a walk is waiting for the next frame.
test.describe('2.1.1 by keyboard', () => {
  for (const { name, visitor, ...options } of WINDOWS) {
    test.describe(name, () => {
      const judged = new Set<string>();
      for (const [goal, walk] of Object.entries(JOURNEYS)) {
        test(`2.1.1 2.4.3 2.4.12 2.4.13 2.5.5 ${goal}`, async () => {
          const { page, complaints, close } = await site.open(options);
          await goTo(page, site.url, '/');
          const start = new Keyboard(page, judged);
          const end = (await walk(start, visitor)) ?? start;
          presses[goal] = { ...presses[goal], [name]: end.presses };
          end.assertSound();
          expect(complaints).toEqual([]);
          await close();
        });
      }
    });
  }
});
