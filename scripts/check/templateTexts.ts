import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfLanguage, languages, TEXTS, wordsFor } from '../newFirm/languages';
import { MARK } from '../newFirm/mark';
import { PROMPT_STARTS, PROMPTS } from '../newFirm/prompts';
import { settings as starter } from '../newFirm/starter/settings';
import { textsIn } from '../textsIn';
import type { Finding, Site } from './site';
import { everyText, findingAt, type Spot } from './spots';

/** A text of the template or in another language, and the correction. */
interface Leftover extends Finding {
  readonly kind: 'template' | 'language';
}

/**
 * The number of texts in one file above which the check counts them instead of listing them. A new firm has hundreds.
 */
const MOST_LISTED = 10;

/** Returns the translations of the starter's texts by English text. */
function translationsOf(language: string): Readonly<Record<string, string>> {
  const file = path.join(folderOfLanguage(language), TEXTS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Returns the finished words of a language, and the starter's texts in it. */
async function textsOf(language: string): Promise<readonly string[]> {
  const files = readdirSync(path.resolve('src/languages', language)).map((file) => path.parse(file).name);
  const modules = await Promise.all(
    files.map(async (file) => (await import(`#languages/${language}/${file}`)) as { words: unknown }),
  );
  const translations = translationsOf(language === starter.language ? (languages()[1] ?? '') : language);
  const own = language === starter.language ? Object.keys(translations) : Object.values(translations);
  return [...modules.flatMap(({ words }) => [...textsIn(words)]), ...own];
}

/** Two words or more: single words such as 'Menu' and 'Budget' are the same in several languages. */
const isSentence = (text: string): boolean => /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** Returns the language of each text that belongs to another language and not to the site's own. */
async function foreignTexts(own: string | undefined): Promise<ReadonlyMap<string, string>> {
  const [ownTexts, ...others] = await Promise.all([
    own === undefined ? [] : textsOf(own),
    ...languages()
      .filter((language) => language !== own)
      .map(async (language) => (await textsOf(language)).map((text) => [text, language] as const)),
  ]);
  const known = new Set<string>(ownTexts as readonly string[]);
  return new Map(
    (others as (readonly [string, string])[][]).flat().filter(([text]) => isSentence(text) && !known.has(text)),
  );
}

/**
 * In a language of one country, the template has the country's name in place of 'Your country'. Firms there keep the
 * name.
 */
const IS_ONE_WORD = /^[\p{L}\p{M}]+$/u;

/** Returns a predicate for texts that the firm must replace. */
function promptReader(): (text: string) => boolean {
  const translated = languages().flatMap((language) => {
    const translations = translationsOf(language);
    return PROMPTS.flatMap((prompt) => translations[prompt] ?? []);
  });
  const prompts = new Set([...PROMPTS, ...translated.filter((text) => !IS_ONE_WORD.test(text))]);
  const starts = Object.values(PROMPT_STARTS).flat();
  return (text) => prompts.has(text) || starts.some((start) => text.startsWith(start));
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const nameOf = (language: string): string => NAMES.of(language) ?? language;

/**
 * Returns each text of the firm that is from the template or in another language. These texts are not mistakes: a firm
 * replaces them one by one before it goes online.
 */
export async function templateTexts(site: Site): Promise<readonly Leftover[]> {
  const isPrompt = promptReader();
  const foreign = await foreignTexts(wordsFor(site.settings.language));
  const own = nameOf(site.settings.language);
  const leftover = (spot: Spot & { value: string }): Leftover | undefined => {
    const { value } = spot;
    const language = foreign.get(value);
    if (value.startsWith(MARK))
      return {
        kind: 'language',
        ...findingAt(spot, `‘${value}’ is still English: write it in ${own}, without ‘${MARK.trim()}’.`),
      };
    if (isPrompt(value))
      return { kind: 'template', ...findingAt(spot, `‘${value}’ is from the template: write your own.`) };
    return language === undefined
      ? undefined
      : { kind: 'language', ...findingAt(spot, `‘${value}’ is ${nameOf(language)}: write it in ${own}.`) };
  };
  return everyText(site).flatMap((spot) => leftover(spot) ?? []);
}

/** Returns one finding for each text, or one for a file with many of them. */
export function listed(leftovers: readonly Leftover[]): readonly Finding[] {
  const byFile = new Map<string, Leftover[]>();
  for (const each of leftovers) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
  return [...byFile].flatMap(([file, all]): readonly Finding[] => {
    if (all.length <= MOST_LISTED) return all;
    const message = `${all.length} texts are from the template or in another language: begin with ${all[0]?.message ?? ''}`;
    return [{ file, entry: '', field: '', message }];
  });
}

/** Returns the line that counts the texts: '12 texts to write: 10 of the template, 2 in another language'. */
export function countTemplateTexts(texts: readonly Leftover[]): string {
  const count = (kind: Leftover['kind']): number => texts.filter((text) => text.kind === kind).length;
  const all = `${texts.length} text${texts.length === 1 ? '' : 's'} to write`;
  return `${all}: ${count('template')} of the template, ${count('language')} in another language`;
}
