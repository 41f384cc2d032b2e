import type { DisplaySettings } from '../site/words/display';

/**
 * The choices of each display setting. The first choice is the default, which follows the visitor's system or the
 * site's standard, and needs no attribute. Every other choice sets an attribute of the root element
 * (`data-theme="dark"`), which the styles select.
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

/** The storage key of the settings. Its value is a JSON object with only the settings that differ from the default. */
const KEY = 'display';
/** The key under which earlier versions stored that motion is paused. */
const LEGACY_MOTION_KEY = 'motion';

/** Returns the default settings, which are the first choices. */
export const getDefaultDisplay = (): DisplaySettings => completeDisplay({});

/** Returns complete settings. Replaces unknown choices, such as those of another version, with the default. */
function completeDisplay(stored: Readonly<Record<string, unknown>>): DisplaySettings {
  const choices = Object.entries(DISPLAY_CHOICES) as [DisplaySetting, readonly string[]][];
  return Object.fromEntries(
    choices.map(([setting, [first, ...others]]) => [
      setting,
      others.find((choice) => choice === stored[setting]) ?? first,
    ]),
  ) as unknown as DisplaySettings;
}

/**
 * Returns the settings stored in this browser, or the defaults when the stored text is unreadable or storage is
 * blocked.
 */
export function readDisplay(): DisplaySettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isPaused = localStorage.getItem(LEGACY_MOTION_KEY) === 'paused';
    return completeDisplay({ ...(isPaused && { motion: 'reduced' }), ...(stored as object) });
  } catch {
    return getDefaultDisplay();
  }
}

/** Stores the settings in this browser. If the browser blocks storage, the settings last for the visit. */
export function storeDisplay(settings: DisplaySettings): void {
  const chosen = Object.entries(settings).filter(([, choice]) => !isFirst(choice));
  try {
    localStorage.removeItem(LEGACY_MOTION_KEY);
    if (chosen.length > 0) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(chosen)));
    else localStorage.removeItem(KEY);
  } catch {
    // The Redux store still contains the settings.
  }
}

const isFirst = (choice: string): boolean => Object.values(DISPLAY_CHOICES).some(([first]) => first === choice);

/** Sets the attributes of the root element that the styles select for the settings. */
export function applyDisplay(settings: DisplaySettings): void {
  for (const [setting, choice] of Object.entries(settings)) {
    if (isFirst(choice)) delete document.documentElement.dataset[setting];
    else document.documentElement.dataset[setting] = choice;
  }
}
