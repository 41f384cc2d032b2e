import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect, TargetType, type ConnectOptions, type Page } from 'puppeteer-core';
import { CHROMIUM_PATH, CHROMIUM_FLAGS } from '../../scripts/chromium';
import { DESKTOP_SIZE, type Desktop } from './desktop';

/**
 * The browsers of the screen reader suites: Debian's Firefox ESR, and Chromium (`CHROMIUM_PATH`). The two browsers
 * expose the same page differently to a screen reader.
 */
export const BROWSERS = ['firefox', 'chromium'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/**
 * Firefox preferences that force accessibility on, and turn off messages, prompts and assistants of the browser itself.
 */
const FIREFOX_PREFERENCES = {
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
  // Orca's shortcuts contain Alt, so Alt must not open the menu bar.
  'ui.key.menuAccessKeyFocuses': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/**
 * Chromium preferences that turn off autofill and the password manager, because their lists of suggestions would
 * consume the first Escape.
 */
const CHROMIUM_PREFERENCES = {
  autofill: { enabled: false, profile_enabled: false },
  credentials_enable_service: false,
};

interface BrowserOptions {
  /** The page that the browser opens first. With an empty page, the address bar would keep the focus. */
  url: string;
  isScriptless: boolean;
}

async function openFirefox({ home, launch }: Desktop, { url, isScriptless }: BrowserOptions): Promise<ConnectOptions> {
  const profile = path.join(home, 'firefox');
  await mkdir(profile);
  const preferences = { ...FIREFOX_PREFERENCES, 'javascript.enabled': !isScriptless };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const readyMessage = await launch(
    'firefox-esr',
    ['--no-remote', '--profile', profile, '--remote-debugging-port', '0', '--kiosk', url],
    /WebDriver BiDi listening on ws:\S+/,
    // Firefox's sandbox needs user namespaces, which containers lack.
    { MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  );
  return { browserWSEndpoint: `${readyMessage.replace(/^.* /, '')}/session`, protocol: 'webDriverBiDi' };
}

async function openChromium({ home, launch }: Desktop, { url, isScriptless }: BrowserOptions): Promise<ConnectOptions> {
  const profile = path.join(home, 'chromium');
  await mkdir(path.join(profile, 'Default'), { recursive: true });
  await writeFile(path.join(profile, 'Default', 'Preferences'), JSON.stringify(CHROMIUM_PREFERENCES));
  const readyMessage = await launch(
    CHROMIUM_PATH,
    [
      ...CHROMIUM_FLAGS,
      '--force-renderer-accessibility',
      '--password-store=basic',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--kiosk',
      `--window-size=${DESKTOP_SIZE.width},${DESKTOP_SIZE.height}`,
      ...(isScriptless ? ['--blink-settings=scriptEnabled=false'] : []),
      url,
    ],
    /DevTools listening on ws:\S+/,
  );
  return { browserWSEndpoint: readyMessage.replace(/^.* /, '') };
}

/**
 * Opens a browser on a desktop, in the foreground and with keyboard focus. When the desktop stops, it also stops the
 * browser.
 */
export async function openBrowser(desktop: Desktop, name: BrowserName, options: BrowserOptions): Promise<Page> {
  const connectOptions = await (name === 'firefox' ? openFirefox : openChromium)(desktop, options);
  const browser = await connect({ ...connectOptions, defaultViewport: null });
  // The first page may open after the browser reports that it is ready.
  const target = await browser.waitForTarget((candidate) => candidate.type() === TargetType.PAGE);
  const page = await target.page();
  if (!page) throw new Error('The browser has opened no page');
  // The browser receives no keys before its window has the focus. `windowactivate --sync` waits for the focus.
  const windowIds = await desktop.run('xdotool', 'search', '--sync', '--onlyvisible', '--class', name);
  const windowId = windowIds.split('\n').at(-1) ?? '';
  await desktop.run('xdotool', 'windowactivate', '--sync', windowId);
  return page;
}
