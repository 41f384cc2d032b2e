import { settings } from './starter/settings';

/** The prefix of each untranslated text of a new firm. The pages show the prefix, too: '[en] Title'. */
export const UNTRANSLATED_MARK = `[${settings.language}] `;

/** Returns a text without {@link UNTRANSLATED_MARK}. */
export const removeMark = (text: string): string =>
  text.startsWith(UNTRANSLATED_MARK) ? text.slice(UNTRANSLATED_MARK.length) : text;
