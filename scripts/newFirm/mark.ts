import { settings } from './starter/settings';

/** The prefix of each untranslated text of a new firm. The pages show the prefix, too: '[en] Title'. */
export const MARK = `[${settings.language}] `;

/** Returns a text without {@link MARK}. */
export const removeMark = (text: string): string => (text.startsWith(MARK) ? text.slice(MARK.length) : text);
