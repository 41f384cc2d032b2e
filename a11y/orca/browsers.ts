import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect, TargetType, type Browser, type Page } from 'puppeteer-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '../../scripts/chromium';
import type { Desktop } from './desktop';

/** The two that Debian has, each of which tells a screen reader of the same page in its own way. */
export const BROWSERS = ['firefox', 'chromium'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** Whatever Firefox would say or ask by itself. */
const QUIET = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.preonboarding.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'layout.spellcheckDefault': 0,
  'remote.prefs.recommended': true,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  // Alt is part of keys here, and opens no menu.
  'ui.key.menuAccessKeyFocuses': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** The same of Chromium: what an earlier visit typed it would offer in a list, which takes the first Escape for itself. */
const FORGETFUL = { autofill: { enabled: false, profile_enabled: false }, credentials_enable_service: false };

/** How a browser is opened. */
interface Opening {
  /** What it opens with: from an empty page the address bar would keep the focus. */
  url: string;
  width: number;
  height: number;
  isScriptless: boolean;
}

async function openFirefox({ home, launch }: Desktop, { url, isScriptless }: Opening): Promise<Page> {
  const profile = path.join(home, 'firefox');
  await mkdir(profile);
  const settings = { ...QUIET, 'javascript.enabled': !isScriptless };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const up = await launch(
    'firefox-esr',
    ['--no-remote', '--profile', profile, '--remote-debugging-port', '0', '--kiosk', url],
    /WebDriver BiDi listening on ws:\S+/,
    // Its sandbox wants user namespaces, which a container does not give.
    { MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  );
  const address = `${up.replace(/^.* /, '')}/session`;
  const browser = await connect({ browserWSEndpoint: address, protocol: 'webDriverBiDi', defaultViewport: null });
  return firstPage(browser);
}

async function openChromium({ home, launch }: Desktop, { url, width, height, isScriptless }: Opening): Promise<Page> {
  const profile = path.join(home, 'chromium');
  await mkdir(path.join(profile, 'Default'), { recursive: true });
  await writeFile(path.join(profile, 'Default', 'Preferences'), JSON.stringify(FORGETFUL));
  const up = await launch(
    CHROMIUM,
    [
      ...CHROMIUM_FLAGS,
      '--force-renderer-accessibility',
      '--password-store=basic',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--kiosk',
      `--window-size=${width},${height}`,
      ...(isScriptless ? ['--blink-settings=scriptEnabled=false'] : []),
      url,
    ],
    /DevTools listening on ws:\S+/,
  );
  const browser = await connect({ browserWSEndpoint: up.replace(/^.* /, ''), defaultViewport: null });
  return firstPage(browser);
}

/** The page that a browser opened with, which may come after the browser says that it is up. */
async function firstPage(browser: Browser): Promise<Page> {
  const target = await browser.waitForTarget((each) => each.type() === TargetType.PAGE);
  const page = await target.page();
  if (!page) throw new Error('The browser opened without a page');
  return page;
}

/** Opens a browser on a desktop, in front and with the keyboard. It ends with the desktop. */
export async function openBrowser(desktop: Desktop, name: BrowserName, opening: Opening): Promise<Page> {
  const page = await (name === 'firefox' ? openFirefox : openChromium)(desktop, opening);
  // Keys go nowhere until the display says that the window has them.
  const found = await desktop.run('xdotool', 'search', '--sync', '--onlyvisible', '--class', name);
  const window = found.split('\n').at(-1) ?? '';
  await desktop.run('xdotool', 'windowactivate', '--sync', window);
  return page;
}
