export interface DisplaySettings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  readonly motion: 'system' | 'reduced';
  readonly spacing: 'standard' | 'wide';
  /** The text size in per cent of the browser's text size. */
  readonly textSize: '100' | '125' | '150';
}

/** The texts of the dialog with the display settings. */
export type DisplayWords = {
  readonly title: string;
  readonly reset: string;
  /** The message after the visitor has reset all display settings. */
  readonly wasReset: string;
} & {
  readonly [Setting in keyof DisplaySettings]: {
    readonly legend: string;
    readonly choices: Readonly<Record<DisplaySettings[Setting], string>>;
  };
};
