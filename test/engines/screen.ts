import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { startChild } from './child';
import type { Tab } from './engine';
import { waitUntil } from './wait';

const run = promisify(execFile);
/** The time limit of an xdotool command, in milliseconds. Some commands wait for a window. */
const TIMEOUT_MS = 10_000;
/** The size and the colour depth of the screen. The screen is larger than every window of the suites. */
const MODE = '1400x1000x24';

/** A virtual screen with a keyboard. Key presses also reach the browser's own controls. */
export interface Screen {
  /** The value of DISPLAY for programs on this screen. */
  display: string;
  /**
   * Presses keys one after the other in the window under the pointer. A combination such as 'ctrl+f' counts as one key.
   */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /**
   * Waits for a window with the title `name`, and moves the pointer into this window, so that the window receives the
   * keys.
   */
  enterWindow: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts an X server without a window manager. Keys then go to the window under the pointer. */
export async function startScreen(): Promise<Screen> {
  // Without '-noreset', the server resets the pointer's position when its last client disconnects.
  const args = ['-displayfd', '3', '-screen', '0', MODE, '-nolisten', 'tcp', '-noreset'];
  const server = startChild('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // When the server is ready, it writes the number of its display.
  const lines = createInterface({ input: server.process.stdio[3] as Readable });
  const number = new Promise<string>((resolve) => {
    lines.once('line', resolve);
  });
  const display = `:${await Promise.race([number, server.failure])}`;
  lines.close();
  const runXdotool = (...words: string[]) =>
    run('xdotool', words, { timeout: TIMEOUT_MS, env: { ...process.env, DISPLAY: display } });
  // This position is inside the smallest window.
  await runXdotool('mousemove', '200', '300');
  return {
    display,
    press: async (...keys) => void (await runXdotool('key', ...keys)),
    type: async (text) => void (await runXdotool('type', text)),
    enterWindow: async (name) => {
      const search = ['search', '--sync', '--onlyvisible', '--name', `^${name}$`];
      await runXdotool(...search, 'mousemove', '-w', '%1', '9', '9');
    },
    stop: server.stop,
  };
}

/** Waits until the page receives the keys of the screen. */
export const waitForPageFocus = (tab: Pick<Tab, 'evaluate'>): Promise<boolean> =>
  waitUntil('the page has the focus', () => tab.evaluate(() => document.hasFocus()));

/** Opens the browser's find bar (Ctrl+F), and searches the page for a text. */
export async function findInPage(screen: Screen, tab: Pick<Tab, 'evaluate'>, text: string): Promise<void> {
  await waitForPageFocus(tab);
  await screen.press('ctrl+f');
  await waitUntil('the find bar has the focus', async () => !(await tab.evaluate(() => document.hasFocus())));
  await screen.type(text);
  await screen.press('Return');
}
