import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTENT = path.resolve('src/content');
/** What is the same in every firm, and a folder for each language that a new one may be written in. */
export const TEMPLATE = path.resolve('scripts/newFirm/template');

/** The words that a new firm of a language begins with: those of the first firm that has any in it. */
export function wordsIn(language: string): string | undefined {
  return readdirSync(CONTENT)
    .toSorted()
    .filter((name) => {
      const settings = path.join(CONTENT, name, 'settings.ts');
      return existsSync(settings) && new RegExp(`language: '${language}'`).test(readFileSync(settings, 'utf8'));
    })
    .map((name) => path.join(CONTENT, name, 'words'))
    .find((words) => existsSync(words));
}

/** The languages that a new firm can begin in, English first: there is a folder to copy, and a firm with its words. */
export const languages = (): string[] =>
  readdirSync(TEMPLATE)
    .filter((name) => name !== 'shared' && wordsIn(name) !== undefined)
    .toSorted((one, other) => Number(other === 'en') - Number(one === 'en') || (one < other ? -1 : 1));
