import { findWordsLanguage, listLanguages, readTranslations, readWords } from '../newFirm/languages';
import { UNTRANSLATED_MARK } from '../newFirm/mark';
import { PROMPT_STARTS, PROMPTS } from '../newFirm/prompts';
import { settings as starter } from '../newFirm/starter/settings';
import { collectTexts } from '../collectTexts';
import type { Finding, Site } from './site';
import { listAllTexts, createFinding, type TextNode } from './contentNodes';

/** A finding about a text that is from the template of new firms (the starter), or in another language. */
export interface UnfinishedText extends Finding {
  readonly kind: 'template' | 'language';
}

/**
 * The maximum number of unfinished texts that the check lists for one file. For a file with more texts, the check
 * prints only the number of texts and the first text. A new firm in a language without translation has hundreds of
 * texts to replace.
 */
const MAX_LISTED_TEXTS = 10;

/** Returns the project's words in a language, and the starter's texts in that language. */
async function loadTexts(language: string): Promise<readonly string[]> {
  const translations = readTranslations(language === starter.language ? (listLanguages()[1] ?? '') : language);
  const starterTexts = language === starter.language ? Object.keys(translations) : Object.values(translations);
  return [...collectTexts([...(await readWords(language)).values()]), ...starterTexts];
}

/**
 * Returns whether a text contains two consecutive words. Single words such as 'Menu' and 'Budget' are the same in
 * several languages.
 */
const hasSeveralWords = (text: string): boolean => /\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/**
 * Returns the texts of all languages except the firm's language, each with its language. Omits texts without two
 * consecutive words, and texts that the firm's language also contains.
 */
async function findForeignTexts(ownLanguage: string | undefined): Promise<ReadonlyMap<string, string>> {
  const ownTexts = new Set(ownLanguage === undefined ? [] : await loadTexts(ownLanguage));
  const languageByForeignText = new Map<string, string>();
  for (const language of listLanguages().filter((otherLanguage) => otherLanguage !== ownLanguage))
    for (const text of await loadTexts(language))
      if (hasSeveralWords(text) && !ownTexts.has(text)) languageByForeignText.set(text, language);
  return languageByForeignText;
}

/**
 * Matches a single word, such as the name of a country. A translated template contains the name of a country, such
 * as ‘France’, instead of the prompt ‘Your country’. Firms in that country keep the name.
 */
const SINGLE_WORD_PATTERN = /^[\p{L}\p{M}]+$/u;

/**
 * Matches a URL or an e-mail address in the domain '.example', as in the template. Does not match a sentence, because a
 * firm may name such a URL as an example.
 */
const RESERVED_ADDRESS_PATTERN = /^\S+\.example\/?$/;

/** Returns a function that checks whether a text is a prompt, which the firm must replace. */
function createPromptMatcher(): (text: string) => boolean {
  const translatedPrompts = listLanguages().flatMap((language) => {
    const translations = readTranslations(language);
    return PROMPTS.flatMap((prompt) => translations[prompt] ?? []);
  });
  const prompts = new Set([...PROMPTS, ...translatedPrompts.filter((text) => !SINGLE_WORD_PATTERN.test(text))]);
  const promptStarts = Object.values(PROMPT_STARTS).flat();
  return (text) => prompts.has(text) || promptStarts.some((start) => text.startsWith(start));
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const getLanguageName = (language: string): string => LANGUAGE_NAMES.of(language) ?? language;

/**
 * Returns a finding for each prompt of the template, each URL or e-mail address in the domain '.example', and each text
 * in another language. Such texts are no mistakes, because a firm replaces the texts one by one before the site goes
 * online.
 */
export async function findUnfinishedTexts(site: Site): Promise<readonly UnfinishedText[]> {
  const isPrompt = createPromptMatcher();
  const languageByForeignText = await findForeignTexts(findWordsLanguage(site.settings.language));
  const ownLanguage = getLanguageName(site.settings.language);
  const findFault = ({ value }: TextNode): readonly [kind: UnfinishedText['kind'], message: string] | undefined => {
    if (value.startsWith(UNTRANSLATED_MARK))
      return [
        'language',
        `‘${value}’ is still English: write it in ${ownLanguage}, without ‘${UNTRANSLATED_MARK.trim()}’.`,
      ];
    if (RESERVED_ADDRESS_PATTERN.test(value) && !site.isFictional)
      return ['template', `‘${value}’ can’t exist, because ‘.example’ is reserved: write your own.`];
    if (isPrompt(value)) return ['template', `‘${value}’ is from the template: write your own.`];
    const language = languageByForeignText.get(value);
    if (language === undefined) return undefined;
    return ['language', `‘${value}’ is ${getLanguageName(language)}: write it in ${ownLanguage}.`];
  };
  return listAllTexts(site).flatMap((node) => {
    const [kind, message] = findFault(node) ?? [];
    return kind === undefined || message === undefined ? [] : [{ kind, ...createFinding(node, message) }];
  });
}

/** Returns the findings, but only one finding for a file with more than {@link MAX_LISTED_TEXTS} unfinished texts. */
export function summariseUnfinishedTexts(unfinishedTexts: readonly UnfinishedText[]): readonly Finding[] {
  const textsByFile = new Map<string, UnfinishedText[]>();
  for (const unfinishedText of unfinishedTexts)
    textsByFile.set(unfinishedText.file, [...(textsByFile.get(unfinishedText.file) ?? []), unfinishedText]);
  return [...textsByFile].flatMap(([file, fileTexts]): readonly Finding[] => {
    if (fileTexts.length <= MAX_LISTED_TEXTS) return fileTexts;
    const message = `${fileTexts.length} texts are from the template or in another language: begin with ${fileTexts[0]?.message ?? ''}`;
    return [{ file, steps: [], message }];
  });
}

/** Returns the line that counts the texts: '12 texts to write: 10 of the template, 2 in another language'. */
export function formatUnfinishedTextCounts(texts: readonly UnfinishedText[]): string {
  const countTexts = (kind: UnfinishedText['kind']): number => texts.filter((text) => text.kind === kind).length;
  const totalText = `${texts.length} text${texts.length === 1 ? '' : 's'} to write`;
  return `${totalText}: ${countTexts('template')} of the template, ${countTexts('language')} in another language`;
}
