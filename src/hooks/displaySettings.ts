import type { DisplaySettings } from '../site/words/display';

/**
 * The choices of each display setting. The first choice is the default, which follows the visitor's system or the
 * site's standard design. Every other choice is set as a data attribute of the root element, such as
 * `data-theme="dark"`. The stylesheets use these attributes as selectors.
 */
export const DISPLAY_CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  motion: ['system', 'reduced'],
  spacing: ['standard', 'wide'],
  textSize: ['100', '125', '150'],
} as const satisfies { [Setting in keyof DisplaySettings]: readonly DisplaySettings[Setting][] };

export type { DisplaySettings };
export type DisplaySetting = keyof DisplaySettings;

/**
 * The local storage key of the settings. The stored value is a JSON object with the settings that differ from the
 * default.
 */
const STORAGE_KEY = 'display';
/** The local storage key under which earlier versions of the site stored a pause of all motion. */
const LEGACY_MOTION_KEY = 'motion';

/** Returns the default settings: the first choice of each setting. */
export const getDefaultDisplaySettings = (): DisplaySettings => completeDisplaySettings({});

/**
 * Returns a choice for every setting: the stored choice, or the default if the stored choice is missing or unknown. A
 * choice is unknown, for example, if another version of the site has stored it.
 */
function completeDisplaySettings(storedSettings: Readonly<Record<string, unknown>>): DisplaySettings {
  const choices = Object.entries(DISPLAY_CHOICES) as [DisplaySetting, readonly string[]][];
  return Object.fromEntries(
    choices.map(([setting, [defaultChoice, ...otherChoices]]) => [
      setting,
      otherChoices.find((choice) => choice === storedSettings[setting]) ?? defaultChoice,
    ]),
  ) as unknown as DisplaySettings;
}

/**
 * Returns the settings stored in this browser. A pause stored by an earlier version counts as reduced motion. Returns
 * the defaults if the stored text is not valid JSON or if the browser blocks storage.
 */
export function readDisplaySettings(): DisplaySettings {
  try {
    const storedSettings: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const isPaused = localStorage.getItem(LEGACY_MOTION_KEY) === 'paused';
    return completeDisplaySettings({ ...(isPaused && { motion: 'reduced' }), ...(storedSettings as object) });
  } catch {
    return getDefaultDisplaySettings();
  }
}

/**
 * Stores the settings in this browser. If the browser blocks storage, the settings apply until the page is reloaded.
 * Returns whether the settings were stored.
 */
export function storeDisplaySettings(settings: DisplaySettings): boolean {
  const changedSettings = Object.entries(settings).filter((entry) => !isDefaultChoice(entry));
  try {
    localStorage.removeItem(LEGACY_MOTION_KEY);
    if (changedSettings.length > 0)
      localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(changedSettings)));
    else localStorage.removeItem(STORAGE_KEY);
    return true;
  } catch {
    return false;
  }
}

const isDefaultChoice = ([setting, choice]: [string, string]): boolean =>
  DISPLAY_CHOICES[setting as DisplaySetting][0] === choice;

/**
 * Writes the settings to data attributes of the root element. Default choices have no attribute.
 */
export function applyDisplaySettings(settings: DisplaySettings): void {
  for (const [setting, choice] of Object.entries(settings)) {
    if (isDefaultChoice([setting, choice])) delete document.documentElement.dataset[setting];
    else document.documentElement.dataset[setting] = choice;
  }
}
