import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { startChild } from './child';
import type { Tab } from './engine';
import { waitUntil } from './wait';

const run = promisify(execFile);
/** Longest wait for a window, in milliseconds. */
const PATIENCE = 10_000;
/** Wider than the widest window of a suite, in true colour. */
const MODE = '1400x1000x24';

/** A screen that nobody sees, with a keyboard that reaches what is no part of a page. */
export interface Screen {
  /** What DISPLAY has to be for a program to show itself there. */
  display: string;
  /** Presses keys one after the other, in the window that lies on top; 'ctrl+f' is one. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits until there is a window whose title is `name`, and lets it have the keys. */
  window: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** An X server without a window manager: its keys go to the window that the pointer is over. */
export async function startScreen(): Promise<Screen> {
  // Without '-noreset' it forgets where the pointer is whenever its last program leaves.
  const args = ['-displayfd', '3', '-screen', '0', MODE, '-nolisten', 'tcp', '-noreset'];
  const server = startChild('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  // It says the number that it found free once it answers.
  const lines = createInterface({ input: server.process.stdio[3] as Readable });
  const number = new Promise<string>((resolve) => {
    lines.once('line', resolve);
  });
  const display = `:${await Promise.race([number, server.failure])}`;
  lines.close();
  const xdotool = (...words: string[]) =>
    run('xdotool', words, { timeout: PATIENCE, env: { ...process.env, DISPLAY: display } });
  // Within the smallest window.
  await xdotool('mousemove', '200', '300');
  return {
    display,
    press: async (...keys) => void (await xdotool('key', ...keys)),
    type: async (text) => void (await xdotool('type', text)),
    window: async (name) =>
      void (await xdotool(
        'search',
        '--sync',
        '--onlyvisible',
        '--name',
        `^${name}$`,
        'mousemove',
        '-w',
        '%1',
        '9',
        '9',
      )),
    stop: server.stop,
  };
}

/** Opens the search bar of the browser, which takes the focus from the page, and looks for a text. */
export async function searchWithBar(screen: Screen, tab: Pick<Tab, 'evaluate'>, text: string): Promise<void> {
  await waitUntil('the page has the focus', () => tab.evaluate(() => document.hasFocus()));
  await screen.press('ctrl+f');
  await waitUntil('the search bar has the focus', async () => !(await tab.evaluate(() => document.hasFocus())));
  await screen.type(text);
  await screen.press('Return');
}
