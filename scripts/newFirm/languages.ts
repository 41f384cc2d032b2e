import { readdirSync } from 'node:fs';
import path from 'node:path';
import { settings } from './starter/settings';

/** A whole firm, in English: what a new one begins as. */
export const STARTER = path.resolve('scripts/newFirm/starter');

/** The folder with what differs from {@link STARTER} in another language: words, whole files, and `texts.json`. */
export const folderOfLanguage = (language: string): string => `${STARTER}.${language}`;

/** The languages that a new firm can begin in: the starter's, and those that have a folder beside it. */
export const languages = (): string[] => [
  settings.language,
  ...readdirSync(path.dirname(STARTER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('starter.'))
    .map(({ name }) => name.slice('starter.'.length))
    .toSorted(),
];
