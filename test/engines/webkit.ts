import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine, EngineOptions, Key, Point, Size, Tab } from './engine';
import { listen } from './listen';
import { searchWithBar, startScreen, type Screen } from './screen';
import { waitUntil } from './wait';
import { startWebDriver, type WebDriver } from './webdriver';

/** WebDriver, 'Keyboard actions': keys that type no letter are private characters. */
const CODES: Record<Key, string> = {
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

const keyPresses = (letters: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: letters.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
const mouse = ({ x, y }: Point, ...presses: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [{ type: 'pointerMove', x, y }, ...presses],
});

/**
 * In the page: a finger's events, in the engine's own order. A script has to send them, for the driver knows no finger: its
 * 'touch' arrives as a mouse, and after a 'pen' whose pointerdown a page keeps to itself, which every swipe does, the engine
 * sends nothing more of it.
 */
function moveFinger(from: Point, to: Point): void {
  const target = document.elementFromPoint(from.x, from.y);
  for (const [type, part] of [
    ['pointerdown', 0],
    ['pointermove', 0.5],
    ['pointermove', 1],
    ['pointerup', 1],
  ] as const)
    target?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        pointerType: 'touch',
        pointerId: 7,
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: from.x + (to.x - from.x) * part,
        clientY: from.y + (to.y - from.y) * part,
      }),
    );
}

/** The driver has no command for it, so the dialog that a visitor sees is used, whose one printer is 'Print to File'. */
async function printWithDialog(screen: Screen, home: string): Promise<Uint8Array> {
  const file = path.join(home, 'output.pdf');
  await rm(file, { force: true });
  await screen.press('ctrl+p');
  await screen.window('Print');
  await screen.press('Tab', 'Home', 'alt+p');
  return waitUntil('the whole PDF is there', async () => {
    const pdf = await readFile(file).catch(() => null);
    return pdf?.subarray(-8).includes('%%EOF') ? pdf : null;
  });
}

function tabOf(driver: WebDriver, screen: Screen, home: string, close: () => Promise<void>): Tab {
  const act = async (...actions: object[]) => {
    await driver.send('POST', '/actions', { actions });
    await driver.send('DELETE', '/actions');
  };
  const evaluate: Tab['evaluate'] = (script, ...args) => driver.run(`return (${script}).apply(null, arguments)`, args);
  return {
    evaluate,
    goTo: (url) => driver.send('POST', '/url', { url }),
    back: () => driver.send('POST', '/back'),
    forward: () => driver.send('POST', '/forward'),
    reload: () => driver.send('POST', '/refresh'),
    press: (key) => act(keyPresses([CODES[key]])),
    type: (text) => act(keyPresses([...text])),
    click: (at) => act(mouse(at, ...PRESS)),
    doubleClick: (at) => act(mouse(at, ...PRESS, ...PRESS)),
    choose: async (css, file) => {
      const found = await driver.send<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: css,
      });
      await driver.send('POST', `/element/${Object.values(found)[0]}/value`, { text: file });
    },
    swipe: (from, to) => evaluate(moveFinger, from, to),
    find: (text) => searchWithBar(screen, { evaluate }, text),
    print: () => printWithDialog(screen, home),
    complaints: async () => {
      const heard = await evaluate(() => window.heard ?? null);
      if (!heard) throw new Error('Nobody listens in this document: it was not the one that the tab was opened with');
      return heard;
    },
    close,
  };
}

/**
 * WebKitGTK in Debian's MiniBrowser, by WebDriver. Neither can its console be read nor a script be put before the page's, so
 * a page is opened from another page of the site: a new window keeps what is put into it before its document comes (HTML,
 * 'initial about:blank'). Such a window has no bar of tools either, which could not be narrower than 447 px.
 */
export async function startWebKit({ javaScript }: EngineOptions): Promise<Engine> {
  const screen = await startScreen();
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    ...(javaScript ? [] : ['--enable-javascript=false']),
  ];
  const driver = await startWebDriver(
    'WebKitWebDriver',
    { 'webkitgtk:browserOptions': { args } },
    {
      cwd: home,
      // The titles of its dialogs in English, one printer, and nothing of the one who runs this.
      env: { ...process.env, DISPLAY: screen.display, HOME: home, LC_ALL: 'C.UTF-8', GTK_PRINT_BACKENDS: 'file' },
    },
  );
  const handles = () => driver.send<string[]>('GET', '/window/handles');
  const [first] = await handles();
  const backToFirst = () => driver.send('POST', '/window', { handle: first });

  /** Opens a page in a window of its own, which listens from the start. */
  async function openAndListen(address: string, { width, height }: Size): Promise<() => Promise<void>> {
    const opener = new URL('/robots.txt', address).href;
    if ((await driver.send('GET', '/url')) !== opener) await driver.send('POST', '/url', { url: opener });
    const known = await handles();
    const features = `width=${width},height=${height}`;
    await driver.run(`(${listen})(window.open(arguments[0], '_blank', arguments[1]))`, [address, features]);
    const handle = await waitUntil(
      'the window is there',
      async () => (await handles()).find((each) => !known.includes(each)) ?? null,
    );
    await driver.send('POST', '/window', { handle });
    return async () => {
      await driver.send('DELETE', '/window');
      await backToFirst();
    };
  }

  /** With scripts off nothing can listen, and the first window will do: these suites look at wide ones only. */
  async function openNoscriptPage(address: string): Promise<() => Promise<void>> {
    await driver.send('POST', '/url', { url: address });
    return () => Promise.resolve();
  }

  return {
    open: async (address, size) => {
      const close = javaScript ? await openAndListen(address, size) : await openNoscriptPage(address);
      const tab = tabOf(driver, screen, home, close);
      await driver.send('POST', '/window/rect', size);
      await waitUntil(`the window is ${size.width} px wide`, async () => {
        const width = await tab.evaluate(() => window.innerWidth);
        return width === size.width;
      });
      return tab;
    },
    stop: async () => {
      await driver.stop();
      await screen.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
