import { settings } from './starter/settings';

/** The beginning of each text of a new firm that waits for its translation, also on the pages: '[en] Send message'. */
export const MARK = `[${settings.language}] `;

/** Returns a text without {@link MARK}. */
export const withoutMark = (text: string): string => (text.startsWith(MARK) ? text.slice(MARK.length) : text);
