import assert from 'node:assert/strict';
import { words } from '#site/words/controls';
import type { Locator, Page } from '@playwright/test';
import { findFocusRingFault } from './focusRing';
import { inspectFocus, type TabStop } from './tabStop';

/**
 * A limit above the number of Tab stops of any page. If a test reaches this limit, the page traps the keyboard (2.1.2).
 */
const MAX_STOPS = 250;
/** The largest overlap of two boxes that are in different rows or columns, in CSS pixels. */
const ROW_TOLERANCE_PX = 8;

/** Waits until the effect of a key is drawn and finite animations have ended. */
export const waitUntilSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const finiteAnimations = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finiteAnimations.map((animation) => animation.finished.catch(() => undefined)));
  });

/** The name of the skip link's Tab stop. The link appears below the header, so the next Tab stop may be further up. */
export const SKIP_LINK_STOP = `a ${words.skipLink}`;

/**
 * Returns true when the next Tab stop is further up the page (2.4.3). Returns false if the next stop begins the next
 * column. Also returns false for stops of different layers, such as a fixed element and scrolling content.
 */
const isFurtherUp = (from: TabStop, to: TabStop): boolean =>
  from.name !== SKIP_LINK_STOP &&
  from.layer === to.layer &&
  to.bottom <= from.top + ROW_TOLERANCE_PX &&
  to.lineStart < from.lineEnd - ROW_TOLERANCE_PX;

/**
 * A simulated keyboard user who checks every Tab stop (2.4.3, 2.4.7, 2.4.12, 2.4.13, 2.5.5). The class collects the
 * faults, so that one test reports all of them.
 */
export class KeyboardUser {
  /**
   * The number of scans that a person with one switch would have needed so far. Each key press counts as one scan, and
   * each text typed into a field also counts as one.
   */
  scanCount = 0;
  private previousStop: TabStop | null = null;

  /**
   * `measuredStops` contains the stops whose focus ring has been measured in this viewport. On later pages, the class
   * does not measure these stops again, because header and footer are the same on every page. With `null`, the class
   * measures no focus ring, because another suite measures the same stops.
   */
  constructor(
    readonly page: Page,
    private readonly measuredStops: Set<string> | null = new Set(),
    readonly faults: Set<string> = new Set(),
  ) {}

  /** Returns a simulated user for a new page, with the number of scans and the faults of this user. */
  continueOn(page: Page): KeyboardUser {
    const keyboard = new KeyboardUser(page, this.measuredStops, this.faults);
    keyboard.scanCount = this.scanCount;
    return keyboard;
  }

  /** Presses Tab, checks the focused element and returns it. Returns null after the last stop of the page. */
  async pressTab(): Promise<TabStop | null> {
    await this.page.keyboard.press('Tab');
    this.scanCount += 1;
    await waitUntilSettled(this.page);
    const stop = await inspectFocus(this.page);
    if (stop) {
      for (const fault of stop.faults) this.faults.add(`${stop.name} ${fault}`);
      // The stops of a dialog form a cycle, so `tabThroughDialog` checks their order.
      if (this.previousStop && !stop.isInDialog && isFurtherUp(this.previousStop, stop))
        this.faults.add(`${stop.name} comes after ${this.previousStop.name}, which is further down`);
      await this.checkFocusRing(stop);
    }
    this.previousStop = stop;
    return stop;
  }

  /**
   * Presses Tab until the focus is on a stop with this name ('button Cancel'). Throws when Tab has passed the end of
   * the page twice, or after `MAX_STOPS` stops.
   */
  tabTo(name: string | RegExp): Promise<TabStop> {
    return this.tabUntil(String(name), (stop) =>
      typeof name === 'string' ? stop.name === name : name.test(stop.name),
    );
  }

  /**
   * Presses Tab until the element has the focus. Unlike `tabTo`, this method distinguishes stops with the same name.
   * Throws like `tabTo`.
   */
  tabToElement(element: Locator): Promise<TabStop> {
    return this.tabUntil(String(element), () => element.evaluate((node) => node === document.activeElement));
  }

  private async tabUntil(
    description: string,
    matches: (stop: TabStop) => boolean | Promise<boolean>,
  ): Promise<TabStop> {
    const seenNames: string[] = [];
    for (let pageEndCount = 0; pageEndCount < 2 && seenNames.length < MAX_STOPS;) {
      const stop = await this.pressTab();
      if (!stop) pageEndCount += 1;
      else if (await matches(stop)) return stop;
      seenNames.push(stop?.name ?? 'the page');
    }
    return assert.fail(`No Tab stop is called '${description}'. Stops:\n${seenNames.join('\n')}`);
  }

  /**
   * Tabs to the end of the page, or to the first stop for which `isIncluded` returns false. Returns the result of
   * `readStop` for each earlier stop. By default, this result is the name of the stop.
   */
  async tabThroughPage(
    readStop: (stop: TabStop) => string | Promise<string> = ({ name }) => name,
    isIncluded: (stop: TabStop) => boolean = () => true,
  ): Promise<string[]> {
    const names: string[] = [];
    for (let stop = await this.pressTab(); stop && isIncluded(stop); stop = await this.pressTab()) {
      names.push(await readStop(stop));
      if (names.length > MAX_STOPS)
        assert.fail(`Tab does not leave the page. Last stops: ${names.slice(-10).join(', ')}`);
    }
    return names;
  }

  /** Tabs to the first stop after the main content. Returns the names of the stops in the main content. */
  tabThroughMain(): Promise<string[]> {
    return this.tabThroughPage(undefined, ({ isInMain }) => isInMain);
  }

  /**
   * Tabs once through the cycle of a dialog's stops and checks their order. Returns the stops in Tab order, beginning
   * with the first in document order. Throws when the focus leaves the dialog or does not return to the first stop.
   */
  async tabThroughDialog(): Promise<TabStop[]> {
    const stops: TabStop[] = [];
    for (;;) {
      const stop = await this.pressTab();
      if (!stop?.isInDialog) return assert.fail(`Tab leaves the dialog for ${stop?.name ?? 'the page'}`);
      if (stop.path === stops[0]?.path) break;
      stops.push(stop);
      if (stops.length > MAX_STOPS) assert.fail(`Tab does not return to ${stops[0]?.name} in the dialog`);
    }
    const startIndex = stops.reduce(
      (earliestIndex, { documentIndex }, index) =>
        documentIndex < (stops[earliestIndex]?.documentIndex ?? 0) ? index : earliestIndex,
      0,
    );
    const orderedStops = [...stops.slice(startIndex), ...stops.slice(0, startIndex)];
    for (const [index, stop] of orderedStops.entries()) {
      const previous = orderedStops[index - 1];
      if (previous && isFurtherUp(previous, stop))
        this.faults.add(`${stop.name} comes after ${previous.name}, which is further down`);
    }
    return orderedStops;
  }

  /** Presses a key other than Tab. The check of the focus order restarts at the next Tab stop. */
  async press(key: string): Promise<void> {
    this.previousStop = null;
    this.scanCount += 1;
    await this.page.keyboard.press(key);
    await waitUntilSettled(this.page);
  }

  /** Types into the focused field. */
  type(text: string): Promise<void> {
    this.scanCount += 1;
    return this.page.keyboard.type(text);
  }

  /** Throws an error with all collected faults if there are any. */
  assertNoFaults(): void {
    assert.deepEqual([...this.faults], []);
  }

  private async checkFocusRing(stop: TabStop): Promise<void> {
    const key = `${stop.name} ${stop.path}`;
    if (!this.measuredStops || this.measuredStops.has(key)) return;
    this.measuredStops.add(key);
    const fault = await findFocusRingFault(this.page);
    if (fault) this.faults.add(`${stop.name} ${fault}`);
  }
}
