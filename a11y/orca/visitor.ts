import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { openBrowser, type BrowserName } from './browsers';
import { startDesktop } from './desktop';
import { startReader } from './reader';

/** Something that was done, and what was said of it. */
export interface Step {
  did: string;
  said: string[];
}

/**
 * What must be heard: each phrase exactly once, in this order; none at all: silence. Other words may stand around them, for
 * readers differ in those.
 */
export type Heard = readonly string[];

/** Somebody who uses a browser by keyboard and hears what Orca says. */
export interface Visitor {
  browser: BrowserName;
  page: Page;
  /** What was done and heard since the page was opened. */
  steps: readonly Step[];
  /** Opens an address as a new visitor: nothing is remembered. */
  open: (url: string) => Promise<void>;
  /** Presses a key (as `xdotool` names it: 'Tab', 'shift+h', 'alt+Left'). */
  press: (key: string, heard?: Heard) => Promise<string[]>;
  /** The same for a key with a modifier, which is released first: then Orca takes the key's release for another command. */
  pressModifierUpFirst: (key: string, heard?: Heard) => Promise<string[]>;
  /** Types letter by letter, `pace` ms apart. */
  type: (text: string, heard?: Heard, pace?: number) => Promise<string[]>;
  /** Does something that is no key, under a name for the transcript. */
  happen: (did: string, act: () => Promise<unknown>, heard?: Heard) => Promise<string[]>;
  /** Brings the focus to the first visible element of a selector whose name or text begins with `text`. */
  focus: (selector: string, text: string, heard?: Heard) => Promise<string[]>;
  /** Resolves once this was said after what is being done now; or in 8 s, so that what must be heard of it tells what was. */
  hears: (phrase: string) => Promise<void>;
  /** Presses a key again and again until `last` is heard, and gives back all that was said on the way. */
  walk: (key: string, last: string, most: number) => Promise<string[]>;
  stop: () => Promise<void>;
}

const WINDOW = { width: 1280, height: 900 };

/** Silence in which a repeated or a late word would have come, in milliseconds. */
const AFTERWARDS = 700;

/** Longest wait for a word that must come, and for any word where silence is right, in milliseconds. */
const FOR_A_WORD = 8000;
const FOR_SILENCE = 2500;

/** Longest wait for Orca to see a key, in milliseconds. */
const FOR_A_KEY = 5000;

/** What must be heard nowhere: stops that mean nothing to anybody. */
const NOWHERE = /clickable|status ?bar/;

/**
 * Orca says 'clickable' of whatever takes the focus inside a part that listens for clicks, as every page of React does, and
 * in Chromium wherever the window does: no page can help it while it gives the focus to a heading.
 */
const ORCAS_OWN = /(heading level \d|main content\.\n|tab panel|scroll pane) *clickable/g;

const times = (all: string, phrase: string): number => all.split(phrase).length - 1;

/** Fails unless each phrase was said exactly once, in this order; with none, unless nothing was said. */
export function assertHeard(said: readonly string[], heard: Heard, did: string): void {
  const all = said.join('\n');
  const log = `after ‘${did}’:\n${said.map((line) => `  ${line}`).join('\n') || '  (silence)'}`;
  if (heard.length === 0) assert.equal(all, '', `nothing is to be heard ${log}`);
  let last = -1;
  for (const phrase of heard) {
    assert.equal(times(all, phrase), 1, `‘${phrase}’ is to be heard once ${log}`);
    const at = all.indexOf(phrase);
    assert.ok(at > last, `‘${phrase}’ is heard too early ${log}`);
    last = at;
  }
}

export interface VisitorOptions {
  /** Their browser runs no scripts. */
  isScriptless?: boolean;
}

/** Opens a browser with Orca beside it, on a desktop of their own. Throws when any of them does not start. */
export async function startVisitor(browser: BrowserName, url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { isScriptless = false } = options;
  const desktop = await startDesktop(WINDOW.width, WINDOW.height);
  try {
    const reader = await startReader(desktop);
    const page = await openBrowser(desktop, browser, { url, isScriptless, ...WINDOW });
    await reader.listen(0, { quiet: 1500, first: FOR_A_WORD });
    let steps: Step[] = [];
    let from = 0;

    const happen: Visitor['happen'] = async (did, act, heard) => {
      from = reader.said.length;
      await act();
      const said = await (heard
        ? reader.listen(from, {
            quiet: AFTERWARDS,
            first: heard.length > 0 ? FOR_A_WORD : FOR_SILENCE,
            hasHeard: (sofar) => heard.length > 0 && heard.every((phrase) => sofar.join('\n').includes(phrase)),
          })
        : reader.listen(from));
      steps.push({ did, said });
      assert.doesNotMatch(said.join('\n').replaceAll(ORCAS_OWN, ''), NOWHERE, `after ‘${did}’`);
      if (heard) assertHeard(said, heard, did);
      return said;
    };

    const seen = async (count: number) => {
      const deadline = Date.now() + FOR_A_KEY;
      while (reader.keys() < count) {
        assert.ok(Date.now() < deadline, 'a key was lost on its way to the reader');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };

    /** Presses the names of a key from left to right, and releases them in the order that `release` gives them. */
    const strike = (did: string, key: string, release: (names: string[]) => string[], heard?: Heard) =>
      happen(
        did,
        async () => {
          const names = key.split('+');
          const count = reader.keys() + names.length;
          await desktop.run(
            'xdotool',
            ...names.flatMap((name) => ['keydown', name]),
            ...release(names).flatMap((name) => ['keyup', name]),
          );
          await seen(count);
        },
        heard,
      );
    const press: Visitor['press'] = (key, heard) => strike(key, key, (names) => names.toReversed(), heard);

    return {
      browser,
      page,
      get steps() {
        return steps;
      },
      happen,
      hears: async (phrase) => {
        await reader.listen(from, {
          quiet: 0,
          first: FOR_A_WORD,
          hasHeard: (sofar) => sofar.join('\n').includes(phrase),
        });
      },
      stop: desktop.stop,
      async open(address) {
        from = reader.said.length;
        if (!isScriptless)
          await page.evaluate(() => {
            sessionStorage.clear();
            localStorage.clear();
          });
        await page.setViewport(null);
        await page.goto(address);
        if (!isScriptless) await page.waitForFunction(() => window.siteStart === undefined);
        await reader.listen(from, { quiet: 1200, first: 3000 });
        steps = [];
      },
      press,
      pressModifierUpFirst: (key, heard) => strike(`${key}, modifier up first`, key, (names) => names, heard),
      async walk(key, last, most) {
        const all: string[] = [];
        for (let presses = 0; presses < most; presses += 1) {
          all.push(...(await press(key)));
          if (all.join('\n').includes(last)) return all;
        }
        return assert.fail(`‘${last}’ is not heard within ${most} times ‘${key}’:\n${all.join('\n')}`);
      },
      type: (text, heard, pace = 90) =>
        happen(
          `types ${text}`,
          async () => {
            const count = reader.keys() + text.length;
            await desktop.run('xdotool', 'type', '--delay', String(pace), text);
            await seen(count);
          },
          heard,
        ),
      focus: (selector, text, heard) =>
        happen(
          `goes to ${text}`,
          () =>
            page.evaluate(
              (css, name) => {
                const found = [...document.querySelectorAll<HTMLElement>(css)].find(
                  (element) =>
                    element.checkVisibility() &&
                    (element.ariaLabel ?? element.textContent).trim().replaceAll(/\s+/g, ' ').startsWith(name),
                );
                if (!found) throw new Error(`no ${css} is called ${name}`);
                found.focus();
              },
              selector,
              text,
            ),
          heard,
        ),
    };
  } catch (error) {
    await desktop.stop();
    throw error;
  }
}
