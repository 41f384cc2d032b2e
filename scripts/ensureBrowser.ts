import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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

function run(command: string, args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program, ...rest] = isRoot ? [command, ...args] : ['sudo', command, ...args];
  const { status, error } = spawnSync(program ?? command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`'${command} ${args.join(' ')}' failed: ${error?.message ?? `exit ${status}`}`);
}

/** What the pages are read in until their own typeface has come; Chromium's package only recommends it. Of Linux alone. */
const STAND_IN_FONT = '/usr/share/fonts/truetype/liberation';

/** Installs Debian's Chromium, and the font that stands in for Arial, where they are not found. Throws with the command to run by hand when that is not possible. */
export function ensureBrowser(): void {
  const missing = [
    ...(existsSync(CHROMIUM) ? [] : ['chromium']),
    ...(existsSync(STAND_IN_FONT) || process.platform !== 'linux' ? [] : ['fonts-liberation']),
  ];
  if (missing.length === 0) return;
  process.stdout.write(`Installing from Debian what the browser suites need: ${missing.join(', ')}\n`);
  try {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', ...missing]);
  } catch (cause) {
    throw new Error(`Install by hand (apt-get install ${missing.join(' ')}), or set CHROMIUM_PATH`, { cause });
  }
}
