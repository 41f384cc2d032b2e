import assert from 'node:assert/strict';
import { words } from '#site/words/controls';
import type { Page } from '@playwright/test';
import { faultOfRing } from './focusRing';
import { inspectFocus, type TabStop } from './tabStop';

/** More Tab stops than any page has: a walk that gets here is in a trap (2.1.2). */
export const MOST_STOPS = 250;
/** Boxes of one row need not begin on the same pixel. */
const SAME_ROW = 8;

/** Waits until what follows a key is drawn and has stopped moving. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
  });

/** Stands under the bar, since over it it would cover what the bar begins with. */
const SKIP_LINK = `a ${words.skipLink}`;

/**
 * Whether going from one stop to the next leads back up the page (2.4.3). The top of the next column is no way back, and
 * what stays put has no place above or below what scrolls.
 */
export const leadsBack = (from: TabStop, to: TabStop): boolean =>
  from.name !== SKIP_LINK &&
  from.layer === to.layer &&
  to.bottom <= from.top + SAME_ROW &&
  to.left < from.right - SAME_ROW;

/**
 * A visitor with a keyboard. Every Tab stop on the way is judged (2.4.3, 2.4.7, 2.4.12, 2.4.13, 2.5.5); what is wrong is
 * collected, so that one walk tells of everything.
 */
export class Keyboard {
  /** Tab presses so far. */
  presses = 0;
  private last: TabStop | null = null;

  /** `judged` remembers stops whose ring was measured before in such a window: header and footer are on every page. */
  constructor(
    readonly page: Page,
    private readonly judged: Set<string> = new Set(),
    readonly faults: Set<string> = new Set(),
  ) {}

  /** The same visitor in another tab of the browser: presses and faults go on. */
  on(page: Page): Keyboard {
    const keyboard = new Keyboard(page, this.judged, this.faults);
    keyboard.presses = this.presses;
    return keyboard;
  }

  /** Presses Tab and judges where it leads; null is the page itself, after its last stop. */
  async tab(): Promise<TabStop | null> {
    await this.page.keyboard.press('Tab');
    this.presses += 1;
    await settle(this.page);
    const stop = await inspectFocus(this.page);
    if (stop) {
      for (const fault of stop.faults) this.faults.add(`${stop.name} ${fault}`);
      // A dialog's stops go round: who walks all of them judges their order.
      if (this.last && !stop.isInDialog && leadsBack(this.last, stop))
        this.faults.add(`${stop.name} comes after ${this.last.name}, which is further down`);
      await this.judgeRing(stop);
    }
    this.last = stop;
    return stop;
  }

  /** Presses Tab until a stop has that name ('button Cancel'). Fails when the page ends before it twice. */
  async reach(name: string | RegExp): Promise<TabStop> {
    const seen: string[] = [];
    for (let ends = 0; ends < 2 && seen.length < MOST_STOPS;) {
      const stop = await this.tab();
      if (!stop) ends += 1;
      else if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return stop;
      seen.push(stop?.name ?? 'the page');
    }
    return assert.fail(`no Tab stop '${String(name)}' among:\n${seen.join('\n')}`);
  }

  /** Goes through every stop from here to the end of the page. */
  async throughPage(): Promise<string[]> {
    const names: string[] = [];
    for (let stop = await this.tab(); stop; stop = await this.tab()) {
      names.push(stop.name);
      if (names.length > MOST_STOPS) assert.fail(`a trap: ${names.slice(-10).join(', ')}`);
    }
    return names;
  }

  /** Goes once round the stops of a dialog; fails when Tab leaves it or never comes round. */
  async roundDialog(): Promise<TabStop[]> {
    const stops: TabStop[] = [];
    while (stops.length < MOST_STOPS) {
      const stop = await this.tab();
      if (!stop?.isInDialog) return assert.fail(`Tab leaves the dialog for ${stop?.name ?? 'the page'}`);
      if (stop.path === stops[0]?.path) break;
      stops.push(stop);
    }
    const start = stops.reduce((least, { order }, at) => (order < (stops[least]?.order ?? 0) ? at : least), 0);
    const inOrder = [...stops.slice(start), ...stops.slice(0, start)];
    for (const [at, stop] of inOrder.entries()) {
      const previous = inOrder[at - 1];
      if (previous && leadsBack(previous, stop))
        this.faults.add(`${stop.name} comes after ${previous.name}, which is further down`);
    }
    return inOrder;
  }

  /** Presses a key that is no Tab: what it leads to is a new beginning for the order of stops. */
  async press(key: string): Promise<void> {
    this.last = null;
    await this.page.keyboard.press(key);
    await settle(this.page);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Fails with everything that was wrong on the way. */
  assertSound(): void {
    assert.deepEqual([...this.faults], []);
  }

  private async judgeRing(stop: TabStop): Promise<void> {
    const key = `${stop.name} ${stop.path}`;
    if (this.judged.has(key)) return;
    this.judged.add(key);
    const fault = await faultOfRing(this.page);
    if (fault) this.faults.add(`${stop.name} ${fault}`);
  }
}
