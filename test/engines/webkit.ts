import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine, EngineOptions, NamedKey, Point, Size, Tab } from './engine';
import { collectErrors } from './collectErrors';
import { findInPage, startScreen, waitForPageFocus, type Screen } from './screen';
import { waitUntil } from './wait';
import { startWebDriver, type WebDriver } from './webdriver';

/** The private-use characters for keys that type no character (WebDriver, 'Keyboard actions'). */
const KEY_CHARACTERS: Record<NamedKey, string> = {
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

const createKeyPresses = (characters: readonly string[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: characters.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const BUTTON_PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
const createMouseActions = ({ x, y }: Point, ...presses: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [{ type: 'pointerMove', x, y }, ...presses],
});

/**
 * Dispatches the events of a finger's swipe in the order in which the engine sends them. The function runs in the page,
 * because the driver has no touch input: its pointer type 'touch' causes mouse events. The pointer type 'pen' does not
 * work either. The page cancels the pointerdown event of every swipe, and the engine then sends no more pen events.
 */
function dispatchSwipe(from: Point, to: Point): void {
  const target = document.elementFromPoint(from.x, from.y);
  for (const [type, fraction] of [
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
        clientX: from.x + (to.x - from.x) * fraction,
        clientY: from.y + (to.y - from.y) * fraction,
      }),
    );
}

/**
 * Prints with the print dialog of the browser, because the driver has no command for printing. The only printer is
 * 'Print to File'.
 */
async function printWithDialog(screen: Screen, tab: Pick<Tab, 'evaluate'>, homeFolder: string): Promise<Uint8Array> {
  const file = path.join(homeFolder, 'output.pdf');
  await rm(file, { force: true });
  await waitForPageFocus(tab);
  await screen.pressKeys('ctrl+p');
  await screen.focusWindow('Print');
  await screen.pressKeys('Tab', 'Home', 'alt+p');
  return waitUntil('the PDF is complete', async () => {
    const pdf = await readFile(file).catch(() => null);
    return pdf?.subarray(-8).includes('%%EOF') ? pdf : null;
  });
}

function createTab(driver: WebDriver, screen: Screen, homeFolder: string, close: () => Promise<void>): Tab {
  const performActions = async (...actions: object[]) => {
    await driver.sendCommand('POST', '/actions', { actions });
    await driver.sendCommand('DELETE', '/actions');
  };
  const evaluate: Tab['evaluate'] = (script, ...args) =>
    driver.runScript(`return (${script}).apply(null, arguments)`, args);
  return {
    evaluate,
    readUrl: () => driver.sendCommand('GET', '/url'),
    goTo: (url) => driver.sendCommand('POST', '/url', { url }),
    goBack: () => driver.sendCommand('POST', '/back'),
    goForward: () => driver.sendCommand('POST', '/forward'),
    reload: () => driver.sendCommand('POST', '/refresh'),
    pressKey: (key) => performActions(createKeyPresses([KEY_CHARACTERS[key]])),
    typeText: (text) => performActions(createKeyPresses([...text])),
    moveTo: (point) => performActions(createMouseActions(point)),
    click: (point) => performActions(createMouseActions(point, ...BUTTON_PRESS)),
    doubleClick: (point) => performActions(createMouseActions(point, ...BUTTON_PRESS, ...BUTTON_PRESS)),
    chooseFile: async (selector, file) => {
      const elementReference = await driver.sendCommand<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      });
      await driver.sendCommand('POST', `/element/${Object.values(elementReference)[0]}/value`, { text: file });
    },
    swipe: (from, to) => evaluate(dispatchSwipe, from, to),
    findText: (text) => findInPage(screen, { evaluate }, text),
    print: () => printWithDialog(screen, { evaluate }, homeFolder),
    listPageErrors: async () => {
      const collectedErrors = await evaluate(() => window.collectedErrors ?? null);
      if (!collectedErrors)
        throw new Error(
          'collectErrors() did not run in this document, because this document replaced the one in which collectErrors() ran',
        );
      return collectedErrors;
    },
    close,
  };
}

/**
 * Starts WebKitGTK in Debian's MiniBrowser with WebDriver. The driver can't read the console, and can't run a script
 * before the scripts of a page. The driver therefore loads /robots.txt of the site, and runs a script in this document.
 * The script opens each page in a new window, and runs `collectErrors` in this window. The new window keeps the global
 * object of its initial about:blank when the page replaces about:blank (HTML standard). The new window has no toolbar,
 * so the window can be as narrow as a phone. A window with a toolbar is at least 447 px wide.
 */
export async function startWebKit({ javaScriptEnabled }: EngineOptions): Promise<Engine> {
  const screen = await startScreen();
  const homeFolder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    ...(javaScriptEnabled ? [] : ['--enable-javascript=false']),
  ];
  const driver = await startWebDriver(
    'WebKitWebDriver',
    { 'webkitgtk:browserOptions': { args } },
    {
      cwd: homeFolder,
      // These variables select English dialog titles, a single printer, and an empty home folder.
      env: { ...process.env, DISPLAY: screen.display, HOME: homeFolder, LC_ALL: 'C.UTF-8', GTK_PRINT_BACKENDS: 'file' },
    },
  );
  const listHandles = () => driver.sendCommand<string[]>('GET', '/window/handles');
  const [initialHandle] = await listHandles();
  const switchToInitialWindow = () => driver.sendCommand('POST', '/window', { handle: initialHandle });

  /**
   * Opens a page in a new window, in which `collectErrors` runs before the page loads. Returns a function that closes
   * the window.
   */
  async function openAndCollectErrors(url: string, { width, height }: Size): Promise<() => Promise<void>> {
    const openerUrl = new URL('/robots.txt', url).href;
    if ((await driver.sendCommand('GET', '/url')) !== openerUrl)
      await driver.sendCommand('POST', '/url', { url: openerUrl });
    const knownHandles = await listHandles();
    const features = `width=${width},height=${height}`;
    await driver.runScript(`(${collectErrors})(window.open(arguments[0], '_blank', arguments[1]))`, [url, features]);
    const handle = await waitUntil(
      'the window is open',
      async () => (await listHandles()).find((listedHandle) => !knownHandles.includes(listedHandle)) ?? null,
    );
    await driver.sendCommand('POST', '/window', { handle });
    return async () => {
      await driver.sendCommand('DELETE', '/window');
      await switchToInitialWindow();
    };
  }

  return {
    open: async (url, size) => {
      let close = () => Promise.resolve();
      if (javaScriptEnabled) close = await openAndCollectErrors(url, size);
      // Without scripts, `collectErrors` can't run, so the page opens in the browser's initial window. This window
      // cannot be as narrow as a phone, but the suites without JavaScript use only desktop sizes.
      else await driver.sendCommand('POST', '/url', { url });
      await driver.sendCommand('POST', '/window/rect', size);
      return createTab(driver, screen, homeFolder, close);
    },
    stop: async () => {
      await driver.stop();
      await screen.stop();
      await rm(homeFolder, { recursive: true, force: true });
    },
  };
}
