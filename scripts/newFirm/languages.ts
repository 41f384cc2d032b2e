import { readdirSync } from 'node:fs';
import path from 'node:path';
import { settings } from './starter/settings';

/** A complete firm in English. A new firm begins as its copy. */
export const STARTER = path.resolve('scripts/newFirm/starter');

/** The finished words of a language: controls, forms, mails, errors. The starter re-exports the English ones. */
export const wordsOfLanguage = (language: string): string => path.resolve('src/languages', language);

/** The folder with the differences between {@link STARTER} and another language: whole files, and `texts.json`. */
export const folderOfLanguage = (language: string): string => `${STARTER}.${language}`;

/** The languages that a new firm can begin in: the starter's, and those with a folder beside it. */
export const languages = (): string[] => [
  settings.language,
  ...readdirSync(path.dirname(STARTER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('starter.'))
    .map(({ name }) => name.slice('starter.'.length))
    .toSorted(),
];
