/**
 * Tests the main tasks by keyboard in a wide and a narrow viewport. Each task begins on the home page. In the wide
 * viewport, the tests count the scans of switch access. With one switch, a person moves the focus from item to item and
 * presses the switch at the target. Each key press therefore counts as one scan. Typing a text into a field counts as
 * one scan in total.
 */
import type { Locator, Page } from '@playwright/test';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as display } from '#site/words/display';
import { words as forms } from '#site/words/forms';
import { createPdf } from '../server/testing/submit';
import { getBarLinks, getFooterLinks } from '../src/site/pages';
import type { InternalPath } from '../src/site/types';
import { COVER_LETTER, CONTACT_MESSAGE, waitForResume } from '../test/e2e/formActions';
import { expect, test } from '../test/e2e/fixtures';
import {
  collectPageErrors,
  goTo,
  waitForDialog,
  waitForItems,
  waitUntilHydrated,
  type ServedSite,
} from '../test/e2e/harness';
import { loadSubjects, PERSON } from '../test/subjects';
import { KeyboardUser } from './keyboard';

interface Task {
  goal: string;
  /** The maximum number of scans in the wide viewport. Key presses in the system's file dialog do not count. */
  maxScans: number;
  /** Performs the task from the home page. Returns the simulated user of the browser tab in which the task ends. */
  perform: (keyboard: KeyboardUser, site: ServedSite) => Promise<KeyboardUser>;
}

const RESUME = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: createPdf(2000) };

const { home, jobs, offers, allOffers, customCard, listPagesOfKind } = await loadSubjects();
const headerAndHeroLinks = [...getBarLinks(pages), home.content.heroActions.link];
/** Returns whether the header or the hero of the home page links to a page. */
const isLinkedFromHeaderOrHero = ({ path }: { path: InternalPath }): boolean =>
  headerAndHeroLinks.some(({ href }) => href === path);
const servicesPage = listPagesOfKind('services').find(isLinkedFromHeaderOrHero);
const job = jobs.find(isLinkedFromHeaderOrHero);
const servicePlans = servicesPage?.content.services.flatMap(({ plans }) => plans) ?? [];
const offer = allOffers.find(({ path }) => servicePlans.some(({ link }) => link === path));
const comboLinks = servicesPage?.content.combos?.cards.map(({ link }) => link) ?? [];
const combo = offers.combo.find(({ path }) => comboLinks.includes(path));
const offerWithTabs = [...offers.bundle, ...offers.combo].find(({ path }) => comboLinks.includes(path));
/** The accessibility statement: the text page that has a glossary and a link in the footer. */
const accessibilityStatement = listPagesOfKind('text').find(
  ({ path, content }) =>
    content.sections.some(({ terms }) => terms) && getFooterLinks(pages).some(({ href }) => href === path),
);

async function activate(keyboard: KeyboardUser, target: Locator): Promise<void> {
  await keyboard.tabToElement(target);
  await keyboard.press('Enter');
}

const getMenuButton = (page: Page): Locator => page.getByRole('button', { name: controls.menu, exact: true });

/** Opens the menu if the header contains the element but hides it. */
async function openMenuFor(keyboard: KeyboardUser, element: Locator): Promise<void> {
  const headerElement = keyboard.page.getByRole('banner').locator(element);
  if ((await headerElement.count()) > 0 && (await headerElement.filter({ visible: true }).count()) === 0)
    await activate(keyboard, getMenuButton(keyboard.page));
}

/** Follows the first visible link to a page. Returns the simulated user of the browser tab that shows that page. */
async function followLink(keyboard: KeyboardUser, path: InternalPath): Promise<KeyboardUser> {
  const { page } = keyboard;
  const links = page.locator(`a[href$="#${path}"]`);
  await openMenuFor(keyboard, links);
  const link = links.filter({ visible: true }).first();
  await keyboard.tabToElement(link);
  const isNewTab = (await link.getAttribute('target')) === '_blank';
  const openedPagePromise = isNewTab ? page.context().waitForEvent('page') : Promise.resolve(page);
  await keyboard.press('Enter');
  const openedPage = await openedPagePromise;
  await openedPage.waitForURL(`**#${path}`);
  await waitUntilHydrated(openedPage);
  if (!isNewTab) await expect(openedPage.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  return isNewTab ? keyboard.continueOn(openedPage) : keyboard;
}

/**
 * Follows a link to the page of a service. The link is in the header or else on the services page. If the page opens in
 * a new tab, the function also presses the skip link.
 */
async function openServicePage(keyboard: KeyboardUser, path: InternalPath): Promise<KeyboardUser> {
  const isInHeader = await keyboard.page.locator(`header a[href$="#${path}"]`).first().isVisible();
  const startKeyboard = isInHeader ? keyboard : await followLink(keyboard, servicesPage?.path ?? home.path);
  const pageKeyboard = await followLink(startKeyboard, path);
  if (pageKeyboard !== startKeyboard)
    await activate(pageKeyboard, pageKeyboard.page.getByRole('link', { name: controls.skipLink }));
  return pageKeyboard;
}

/** Returns the frontmost open dialog. */
const getDialog = ({ page }: KeyboardUser): Locator => page.getByRole('dialog').last();

async function openDialog(keyboard: KeyboardUser, opener: string): Promise<void> {
  const options = { name: opener, exact: true };
  await openMenuFor(keyboard, keyboard.page.getByRole('button', { ...options, includeHidden: true }));
  await activate(keyboard, keyboard.page.getByRole('button', options).first());
  await waitForDialog(keyboard.page);
}

/** Fills in fields of the open dialog, by their names. */
async function fillIn(keyboard: KeyboardUser, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    await keyboard.tabToElement(getDialog(keyboard).locator(`[name="${name}"]`));
    await keyboard.type(text);
  }
}

/**
 * Sends the form of the open dialog. With `isStored`, waits until the success overlay has the focus and the spreadsheet
 * has another row. Otherwise, waits for the summary.
 */
async function sendForm(keyboard: KeyboardUser, { readRows }: ServedSite, isStored: boolean): Promise<void> {
  const readOwnRows = async () => (await readRows()).filter(({ payload }) => payload['name'] === name);
  const { length } = await readOwnRows();
  await activate(keyboard, getDialog(keyboard).locator('[type="submit"]'));
  if (isStored) {
    await expect(getDialog(keyboard).getByRole('button', { name: controls.close, exact: true })).toBeFocused();
    await waitForItems(readOwnRows, length + 1);
  } else await expect(keyboard.page.getByRole('heading', { name: forms.quote.summaryHeading })).toBeFocused();
}

const { email, phone } = PERSON;
/** A name that no other test of the same site uses. */
const name = 'Keyboard Visitor';
const isQuoteSent = settings.quoteDelivery === 'relay';
const isNarrow = ({ page }: KeyboardUser): boolean => page.viewportSize()?.width === 320;

/**
 * The main tasks. A task is omitted if the firm lacks its page, or if the link that the task follows is missing. Every
 * firm has the three tasks that use only the header or the footer.
 */
const TASKS: readonly (Task | undefined)[] = [
  servicesPage && {
    goal: 'open the services',
    maxScans: 8,
    perform: (keyboard) => followLink(keyboard, servicesPage.path),
  },
  combo && {
    goal: 'compare plans and open a quote',
    maxScans: 24,
    perform: async (startKeyboard) => {
      const keyboard = await openServicePage(startKeyboard, combo.path);
      await keyboard.tabToElement(keyboard.page.getByRole('tab').first());
      await keyboard.press('ArrowRight');
      await keyboard.page.getByRole('table').waitFor();
      if (isNarrow(keyboard)) {
        const hasOverflow = await keyboard.page
          .getByRole('table')
          .evaluate(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0));
        // A table that is wider than its region makes the region a Tab stop.
        expect((await keyboard.pressTab())?.name.startsWith('region') ?? false).toBe(hasOverflow);
        if (hasOverflow) {
          await keyboard.press('ArrowRight');
          const readScrollLeft = () => keyboard.page.evaluate(() => document.activeElement?.scrollLeft);
          await expect.poll(readScrollLeft).toBeGreaterThan(0);
        }
        await keyboard.press('Shift+Tab');
      }
      await keyboard.press('ArrowLeft');
      await openDialog(keyboard, combo.buttonName);
      return keyboard;
    },
  },
  {
    goal: 'send a message',
    maxScans: 24,
    perform: async (keyboard, site) => {
      await openDialog(keyboard, controls.contact);
      await fillIn(keyboard, { name, email, phone, message: CONTACT_MESSAGE });
      await sendForm(keyboard, site, true);
      if (isNarrow(keyboard)) {
        await keyboard.press('Escape');
        await expect(keyboard.page.getByRole('dialog')).toHaveCount(0);
        await expect(getMenuButton(keyboard.page)).toBeFocused();
      }
      return keyboard;
    },
  },
  job && {
    goal: 'apply for the first job',
    maxScans: 30,
    perform: async (startKeyboard, site) => {
      const keyboard = await followLink(startKeyboard, job.path);
      keyboard.page.on('filechooser', (chooser) => void chooser.setFiles(RESUME));
      await openDialog(keyboard, job.buttonName);
      await fillIn(keyboard, { name, email, phone, coverLetter: COVER_LETTER });
      await activate(keyboard, getDialog(keyboard).getByRole('button', { name: forms.resume.choose }));
      await waitForResume(getDialog(keyboard));
      await sendForm(keyboard, site, true);
      return keyboard;
    },
  },
  offer && {
    goal: 'send a quote',
    maxScans: 28,
    perform: async (startKeyboard, site) => {
      const keyboard = await openServicePage(startKeyboard, offer.path);
      await openDialog(keyboard, offer.buttonName);
      await fillIn(keyboard, { name, email, phone });
      await sendForm(keyboard, site, isQuoteSent);
      return keyboard;
    },
  },
  customCard &&
    servicesPage && {
      goal: 'open a custom request',
      maxScans: 22,
      perform: async (startKeyboard) => {
        const keyboard = await followLink(startKeyboard, customCard.path);
        await openDialog(keyboard, customCard.buttonName);
        return keyboard;
      },
    },
  {
    goal: 'choose the dark theme',
    maxScans: 52,
    perform: async (keyboard) => {
      await openDialog(keyboard, controls.display);
      const themeGroup = getDialog(keyboard).getByRole('group', { name: display.theme.legend });
      await keyboard.tabToElement(themeGroup.getByRole('radio').first());
      const darkOption = themeGroup.getByRole('radio', { name: display.theme.choices.dark, exact: true });
      while (!(await darkOption.isChecked())) await keyboard.press('ArrowDown');
      return keyboard;
    },
  },
  offerWithTabs && {
    goal: 'switch a tab',
    maxScans: 16,
    perform: async (startKeyboard) => {
      const keyboard = await openServicePage(startKeyboard, offerWithTabs.path);
      const tabs = keyboard.page.getByRole('tab');
      await keyboard.tabToElement(tabs.first());
      await keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      return keyboard;
    },
  },
  {
    goal: 'pause all motion',
    maxScans: 48,
    perform: async (keyboard) => {
      await activate(keyboard, keyboard.page.getByRole('button', { name: controls.footer.pauseMotion, exact: true }));
      await keyboard.page.getByRole('button', { name: controls.footer.playMotion, exact: true }).waitFor();
      return keyboard;
    },
  },
  accessibilityStatement && {
    goal: 'read the accessibility statement',
    maxScans: 40,
    perform: (keyboard) => followLink(keyboard, accessibilityStatement.path),
  },
];

const TEST_VARIANTS = [
  {
    formatTitle: (goal: string) =>
      `2.1.1 2.1.3 a person with one switch can ${goal} within the allowed number of scans`,
    options: { viewport: { width: 1280, height: 800 } },
    measuredStops: null,
  },
  {
    formatTitle: (goal: string) =>
      `2.1.1 2.1.3 2.4.3 2.4.7 2.4.11 2.4.12 2.4.13 2.5.5 2.5.8 a visitor can ${goal} at 320 px`,
    options: { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
    measuredStops: new Set<string>(),
  },
] as const;

test.describe.configure({ mode: 'parallel' });
for (const { formatTitle, options, measuredStops } of TEST_VARIANTS)
  for (const { goal, maxScans, perform } of TASKS.filter((task) => task !== undefined))
    test(formatTitle(goal), async ({ openPage, site }) => {
      const page = await openPage(options);
      const pageErrors = collectPageErrors(page);
      await goTo(page, site.url, home.path);
      const keyboard = await perform(new KeyboardUser(page, measuredStops), site);
      keyboard.assertNoFaults();
      expect(pageErrors).toEqual([]);
      if (!measuredStops) expect(keyboard.scanCount).toBeLessThanOrEqual(maxScans);
    });
