import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { ensureInstalled, isRootOnDebian } from './debian';
import { UsageError } from './usageError';

/** The default locations of Chromium, Chrome and Edge, in order of preference. */
const BROWSER_PATHS_BY_PLATFORM: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
};

/**
 * The path of the browser for suites that need windows, and for Lighthouse. The environment variable `CHROMIUM_PATH`
 * has precedence over the installed browsers. If no browser is installed, this is the path of Debian's Chromium.
 */
export const CHROMIUM_PATH =
  process.env['CHROMIUM_PATH'] ??
  BROWSER_PATHS_BY_PLATFORM[process.platform]?.find((file) => existsSync(file)) ??
  '/usr/bin/chromium';

/**
 * The path of Debian's headless shell of Chromium. The headless shell has the same engine as Chromium and needs a fifth
 * less CPU time.
 */
const HEADLESS_SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** The path of the browser for suites that need no windows. */
export const HEADLESS_CHROMIUM_PATH =
  process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : CHROMIUM_PATH;

/**
 * The flags for every start of Chromium. `--no-sandbox` and `--disable-gpu` let Chromium start in a container. Further
 * flags disable Chromium's background requests. `ComputedAccessibilityInfo` exposes the accessible name of an element
 * (`computedName`).
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-blink-features=ComputedAccessibilityInfo',
  // By default, the headless shell applies full hinting, so the widths of letters differ from those in a window.
  '--font-render-hinting=slight',
  // The first four features belong to the invisible page that Chromium loads for the address bar. In each window, this
  // page needs as many resources as a small site. Playwright disables the other features by default. This list must
  // repeat them, because it replaces Playwright's list.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'AimEnabled',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'PreconnectToSearch',
  ].join()}`,
];

export const launchOptions: LaunchOptions = { executablePath: HEADLESS_CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] };

/**
 * The folder of the font that pages use until Inter has loaded. Debian's Chromium package does not require the package
 * of this font.
 */
const FALLBACK_FONT_FOLDER = '/usr/share/fonts/truetype/liberation';

/**
 * Installs Debian's Chromium if there is no browser. On Linux, also installs the fallback font if this font is missing.
 * As root on Debian, also installs the headless shell if the browser is Debian's Chromium. Throws a one-line error when
 * a missing package cannot be installed, and when the environment variable `CHROMIUM_PATH` names a missing file.
 */
export function ensureBrowser(): void {
  if (process.env['CHROMIUM_PATH'] !== undefined && !existsSync(CHROMIUM_PATH))
    throw new UsageError(
      `CHROMIUM_PATH: '${CHROMIUM_PATH}' does not exist. Write the path of Chromium, Chrome or Edge, or unset CHROMIUM_PATH.`,
    );
  const requiredFiles = [{ file: CHROMIUM_PATH, debianPackage: 'chromium' }];
  if (CHROMIUM_PATH === '/usr/bin/chromium' && (isRootOnDebian() || !existsSync(CHROMIUM_PATH)))
    requiredFiles.push({ file: HEADLESS_SHELL_PATH, debianPackage: 'chromium-headless-shell' });
  if (process.platform === 'linux')
    requiredFiles.push({ file: FALLBACK_FONT_FOLDER, debianPackage: 'fonts-liberation' });
  ensureInstalled(requiredFiles, 'the browser suites');
}

/** Launches a headless Chromium. Adds `flags` to the default flags. */
export const launchBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ ...launchOptions, args: [...CHROMIUM_FLAGS, ...flags] });
