import { readdirSync } from 'node:fs';
import path from 'node:path';
import { settings } from './starter/settings';

/** The folder of a complete firm in English. A new firm begins as its copy. */
export const STARTER = path.resolve('scripts/newFirm/starter');

/**
 * Returns the folder with the differences between {@link STARTER} and another language: whole files, and `texts.json`.
 */
export const folderOfLanguage = (language: string): string => `${STARTER}.${language}`;

/** Returns the languages for new firms: the starter's, and those with a folder beside it. */
export const languages = (): string[] => [
  settings.language,
  ...readdirSync(path.dirname(STARTER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('starter.'))
    .map(({ name }) => name.slice('starter.'.length))
    .toSorted(),
];
