import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { ensureInstalled } from './debian';

/** Chromium, Chrome and Edge where their installers put them, the first found first. */
const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
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
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((program) =>
      path.join(process.env[variable] ?? 'C:/', program),
    ),
  ),
};

/** The browser of the suites: `CHROMIUM_PATH`, else the first that is installed, else the path at which Debian installs its own. */
export const CHROMIUM =
  process.env['CHROMIUM_PATH'] ?? PLACES[process.platform]?.find((file) => existsSync(file)) ?? '/usr/bin/chromium';

/** Flags without which a Chromium in a container does not start or talks to hosts that nobody asked for. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The address bar's own page: nobody sees it here, and it costs each window as much as a small site. The others are what
  // playwright turns off by itself, which this list replaces.
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

export const launchOptions: LaunchOptions = { executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] };

/** The fallback font of the pages until Inter has loaded; Debian's Chromium only recommends its package. */
const FALLBACK_FONT = '/usr/share/fonts/truetype/liberation';

/** Installs Debian's Chromium and the fallback font where they are missing and apt may be used. Throws with one line otherwise. */
export function ensureBrowser(): void {
  const font = process.platform === 'linux' ? [{ file: FALLBACK_FONT, debian: 'fonts-liberation' }] : [];
  ensureInstalled([{ file: CHROMIUM, debian: 'chromium' }, ...font], 'the browser suites');
}

/** Launches Chromium without a window; `flags` are added to those that it always needs. */
export const launchBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ ...launchOptions, args: [...CHROMIUM_FLAGS, ...flags] });
