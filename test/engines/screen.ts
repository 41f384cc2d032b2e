import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startDaemon } from '../../server/testing/daemon';
import type { Tab } from './engine';
import { waitUntil } from './wait';

const runProgram = promisify(execFile);
/** The time limit of an xdotool command, in milliseconds. Some commands wait for a window. */
const XDOTOOL_TIMEOUT_MS = 10_000;
/** The size and the colour depth of the screen. The screen is larger than every window of the suites. */
const SCREEN_MODE = '1400x1000x24';

/** A virtual screen with a keyboard and a pointer. Key presses also reach the browser's own controls. */
export interface Screen {
  /** The value of DISPLAY for programs on this screen. */
  display: string;
  /**
   * Presses keys one after the other in the window under the pointer. A combination such as 'ctrl+f' counts as one key.
   */
  pressKeys: (...keys: string[]) => Promise<void>;
  typeText: (text: string) => Promise<void>;
  /**
   * Waits for a window with the given title, and moves the pointer into this window, so that the window receives the
   * keys.
   */
  focusWindow: (title: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts an X server without a window manager. Without a window manager, keys go to the window under the pointer. */
export async function startScreen(): Promise<Screen> {
  // Without '-noreset', Xvfb resets the pointer's position when the last client disconnects.
  const args = ['-displayfd', '1', '-screen', '0', SCREEN_MODE, '-nolisten', 'tcp', '-noreset'];
  let displayNumber = '';
  const xvfb = await startDaemon('Xvfb', args, {}, async (output) => {
    // When Xvfb is ready, it writes the number of its display.
    displayNumber = /^(\d+)\n/m.exec(output)?.[1] ?? '';
    return displayNumber !== '';
  });
  const display = `:${displayNumber}`;
  const runXdotool = (...xdotoolArgs: string[]) =>
    runProgram('xdotool', xdotoolArgs, { timeout: XDOTOOL_TIMEOUT_MS, env: { ...process.env, DISPLAY: display } });
  // This position is inside the smallest window.
  await runXdotool('mousemove', '200', '300');
  return {
    display,
    pressKeys: async (...keys) => void (await runXdotool('key', ...keys)),
    typeText: async (text) => void (await runXdotool('type', text)),
    focusWindow: async (title) => {
      const searchArgs = ['search', '--sync', '--onlyvisible', '--name', `^${title}$`];
      await runXdotool(...searchArgs, 'mousemove', '-w', '%1', '9', '9');
    },
    stop: xvfb.stop,
  };
}

/** Waits until the document has the focus, and therefore receives the keys of the screen. */
export const waitForPageFocus = (tab: Pick<Tab, 'evaluate'>): Promise<boolean> =>
  waitUntil('the page has the focus', () => tab.evaluate(() => document.hasFocus()));

/** Opens the browser's find bar (Ctrl+F), and searches the page for a text. */
export async function findInPage(screen: Screen, tab: Pick<Tab, 'evaluate'>, text: string): Promise<void> {
  await waitForPageFocus(tab);
  await screen.pressKeys('ctrl+f');
  await waitUntil('the find bar has the focus', async () => !(await tab.evaluate(() => document.hasFocus())));
  await screen.typeText(text);
  await screen.pressKeys('Return');
}
