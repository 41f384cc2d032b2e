import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from './ensureBrowser';

/** Debian's Chromium without a window; `flags` are added to those that it always needs. */
export const launchBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS, ...flags] });
