import { ensureInstalled } from './debian';

/** Debian's Chromium, unless CHROMIUM_PATH names another. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

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

/** What the pages are read in until their own typeface has come; Chromium's package only recommends it. Of Linux alone. */
const STAND_IN_FONT = '/usr/share/fonts/truetype/liberation';

/** Installs Debian's Chromium, and the font that stands in for Arial, where they are not found; CHROMIUM_PATH names another. */
export function ensureBrowser(): void {
  const font = process.platform === 'linux' ? [{ file: STAND_IN_FONT, debian: 'fonts-liberation' }] : [];
  ensureInstalled([{ file: CHROMIUM, debian: 'chromium' }, ...font], 'the browser suites');
}
