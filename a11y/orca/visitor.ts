import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { openBrowser, type BrowserName } from './browsers';
import { findControl } from './control';
import { startDesktop } from './desktop';
import { startScreenReader } from './reader';

/** An action, and the speech that followed it. */
export interface Step {
  action: string;
  speech: string[];
}

/**
 * The expected speech: each phrase exactly once, in this order. An empty list means silence. Other words may surround
 * the phrases, because Orca says different words in different browsers.
 */
export type ExpectedSpeech = readonly string[];

/** A simulated visitor who operates a browser by keyboard and listens to Orca. */
export interface Visitor {
  browser: BrowserName;
  page: Page;
  /** The actions and their speech since the page was opened. */
  steps: readonly Step[];
  /** Opens a URL as a new visitor, without stored data. */
  open: (url: string) => Promise<void>;
  /** Presses a key or a key combination in the notation of `xdotool` ('Tab', 'shift+h'). Resolves with the speech. */
  press: (key: string, expected?: ExpectedSpeech) => Promise<string[]>;
  /**
   * Presses a key combination and releases its modifier first. Orca 43 then treats the release of the other key as an
   * Orca command.
   */
  pressAndReleaseModifierFirst: (key: string, expected?: ExpectedSpeech) => Promise<string[]>;
  /** Types a text letter by letter, with a delay of `delayMs` between letters. */
  type: (text: string, expected?: ExpectedSpeech, delayMs?: number) => Promise<string[]>;
  /** Performs an action other than a key press. `action` is the description of the action in the transcript. */
  perform: (action: string, performAction: () => Promise<unknown>, expected?: ExpectedSpeech) => Promise<string[]>;
  /** Focuses the first visible element that matches a selector and whose name or text begins with `text`. */
  focus: (selector: string, text: string, expected?: ExpectedSpeech) => Promise<string[]>;
  /** Resolves when Orca has said the phrase, or after 20 s, so that the assertion can report the actual speech. */
  waitForSpeech: (phrase: string) => Promise<void>;
  /**
   * Presses a key repeatedly, at most `maxPresses` times, until Orca says `phrase`. Returns all utterances. Rejects
   * when Orca does not say the phrase.
   */
  pressUntil: (key: string, phrase: string, maxPresses: number) => Promise<string[]>;
  stop: () => Promise<void>;
}

/**
 * The silence that must follow the expected speech, in milliseconds. Repeated or late speech would begin within this
 * time.
 */
const REPEAT_SILENCE_MS = 700;

/** The longest wait until Orca says the expected speech or receives a key press, in milliseconds. */
const ORCA_TIMEOUT_MS = 20_000;
/** The longest wait for any speech when the test expects silence, in milliseconds. */
const SILENCE_TIMEOUT_MS = 2500;

/** Matches uninformative speech. Orca may say such words only in speech that `UNAVOIDABLE_SPEECH_PATTERN` matches. */
const USELESS_SPEECH_PATTERN = /clickable|status ?bar/;

/**
 * Orca says 'clickable' when an element that is not a control, such as a heading, has the focus inside an element with
 * a click listener. The site can't avoid this speech, because every React page has such a listener. In Chromium, a
 * listener on the window has the same effect.
 */
const UNAVOIDABLE_SPEECH_PATTERN = /(heading level \d|main content\.\n|tab panel|scroll pane) *clickable/g;

const countOccurrences = (text: string, phrase: string): number => text.split(phrase).length - 1;

/** Throws unless Orca said each phrase exactly once, in this order. Without phrases, throws unless Orca was silent. */
export function assertSpeech(speech: readonly string[], expected: ExpectedSpeech, action: string): void {
  const text = speech.join('\n');
  const speechLog = `after ‘${action}’:\n${speech.map((line) => `  ${line}`).join('\n') || '  (silence)'}`;
  if (expected.length === 0) assert.equal(text, '', `Orca must be silent ${speechLog}`);
  let lastIndex = -1;
  for (const phrase of expected) {
    assert.equal(countOccurrences(text, phrase), 1, `Orca must announce ‘${phrase}’ once ${speechLog}`);
    const index = text.indexOf(phrase);
    assert.ok(index > lastIndex, `Orca announces ‘${phrase}’ too early ${speechLog}`);
    lastIndex = index;
  }
}

export interface VisitorOptions {
  /** True for a browser without scripts. */
  isScriptless?: boolean;
}

/** Starts a desktop with a browser and Orca. Rejects when one of these programs does not start. */
export async function startVisitor(browser: BrowserName, url: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { isScriptless = false } = options;
  const desktop = await startDesktop();
  try {
    const screenReader = await startScreenReader(desktop);
    const page = await openBrowser(desktop, browser, { url, isScriptless });
    await screenReader.listen(0, { silenceMs: 1500, maxWaitMs: ORCA_TIMEOUT_MS });
    let steps: Step[] = [];
    let startIndex = 0;

    const perform: Visitor['perform'] = async (action, performAction, expected) => {
      startIndex = screenReader.utterances.length;
      await performAction();
      const speech = await (expected
        ? screenReader.listen(startIndex, {
            silenceMs: REPEAT_SILENCE_MS,
            maxWaitMs: expected.length > 0 ? ORCA_TIMEOUT_MS : SILENCE_TIMEOUT_MS,
            isComplete: (utterances) =>
              expected.length > 0 && expected.every((phrase) => utterances.join('\n').includes(phrase)),
          })
        : screenReader.listen(startIndex));
      steps.push({ action, speech });
      assert.doesNotMatch(
        speech.join('\n').replaceAll(UNAVOIDABLE_SPEECH_PATTERN, ''),
        USELESS_SPEECH_PATTERN,
        `after ‘${action}’`,
      );
      if (expected) assertSpeech(speech, expected, action);
      return speech;
    };

    const waitForKeys = async (count: number) => {
      const deadline = Date.now() + ORCA_TIMEOUT_MS;
      while (screenReader.countKeys() < count) {
        assert.ok(Date.now() < deadline, `Orca received no key within ${ORCA_TIMEOUT_MS} ms`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };

    /**
     * Presses the keys of a key combination from left to right, and releases them in the order that `getReleaseOrder`
     * returns.
     */
    const pressCombination = (
      action: string,
      key: string,
      getReleaseOrder: (names: string[]) => string[],
      expected?: ExpectedSpeech,
    ) =>
      perform(
        action,
        async () => {
          const names = key.split('+');
          const count = screenReader.countKeys() + names.length;
          await desktop.run(
            'xdotool',
            ...names.flatMap((name) => ['keydown', name]),
            ...getReleaseOrder(names).flatMap((name) => ['keyup', name]),
          );
          await waitForKeys(count);
        },
        expected,
      );
    const press: Visitor['press'] = (key, expected) =>
      pressCombination(key, key, (names) => names.toReversed(), expected);

    return {
      browser,
      page,
      get steps() {
        return steps;
      },
      perform,
      waitForSpeech: async (phrase) => {
        await screenReader.listen(startIndex, {
          silenceMs: 0,
          maxWaitMs: ORCA_TIMEOUT_MS,
          isComplete: (utterances) => utterances.join('\n').includes(phrase),
        });
      },
      stop: desktop.stop,
      async open(pageUrl) {
        startIndex = screenReader.utterances.length;
        if (!isScriptless)
          await page.evaluate(() => {
            sessionStorage.clear();
            localStorage.clear();
          });
        await page.setViewport(null);
        await page.goto(pageUrl);
        if (!isScriptless) await page.waitForFunction(() => window.siteStart === undefined);
        await screenReader.listen(startIndex, { silenceMs: 1200, maxWaitMs: 3000 });
        steps = [];
      },
      press,
      pressAndReleaseModifierFirst: (key, expected) =>
        pressCombination(`${key}, modifier up first`, key, (names) => names, expected),
      async pressUntil(key, phrase, maxPresses) {
        const utterances: string[] = [];
        for (let pressCount = 0; pressCount < maxPresses; pressCount += 1) {
          utterances.push(...(await press(key)));
          if (utterances.join('\n').includes(phrase)) return utterances;
        }
        return assert.fail(
          `Orca does not announce ‘${phrase}’ within ${maxPresses} presses of ‘${key}’:\n${utterances.join('\n')}`,
        );
      },
      type: (text, expected, delayMs = 90) =>
        perform(
          `types ${text}`,
          async () => {
            const count = screenReader.countKeys() + text.length;
            await desktop.run('xdotool', 'type', '--delay', String(delayMs), text);
            await waitForKeys(count);
          },
          expected,
        ),
      focus: (selector, text, expected) =>
        perform(`goes to ${text}`, async () => (await findControl(page, selector, text)).focus(), expected),
    };
  } catch (error) {
    await desktop.stop();
    throw error;
  }
}
