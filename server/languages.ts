import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { settings } from '#site/settings';
import { getLanguageFolder } from '../src/site/languages';
import { LANGUAGE_PARAMETER } from '../src/submission/types';
import type { Submission } from '../src/submission/forms/index';
import * as defaultLanguage from './language';
import { formatError, type Log } from './log';
import { getServerFolder } from './noscript/manifest';

/** The relay's rules, payloads, mails and responses in one language. */
export type RelayLanguage = typeof defaultLanguage;

/** Loads the module that the build compiled for a language. Rejects when the file is missing. */
export const loadLanguage = (distDir: string, tag: string): Promise<RelayLanguage> =>
  import(pathToFileURL(join(getServerFolder(distDir), 'languages', `${tag}.js`)).href) as Promise<RelayLanguage>;

/**
 * Loads and caches the relay's code for each language of the site. The code for the default language is part of the
 * relay. The code for each other language loads on first use.
 */
export class Languages {
  readonly #languagePromisesByTag = new Map<string, Promise<RelayLanguage>>();

  /** Without `load`, `getLanguage` always returns the module of the default language. */
  constructor(
    private readonly log: Log,
    private readonly load?: (tag: string) => Promise<RelayLanguage>,
  ) {}

  /**
   * Returns the language tag of the page that sent a request. The result is the tag in the URL if the site has that
   * language, otherwise the tag of the default language.
   */
  getTag({ url }: { url: string }): string {
    const tag = new URL(url).searchParams.get(LANGUAGE_PARAMETER) ?? '';
    return Object.hasOwn(settings.languages ?? {}, tag) ? tag : settings.language;
  }

  /**
   * Returns the module of a language. For null or an unknown tag, returns the module of the default language. If a
   * module can't be loaded, logs the reason and returns the module of the default language, so that no form is lost.
   */
  async getLanguage(tag: string | null): Promise<RelayLanguage> {
    if (!this.load || tag === null || tag === settings.language || !Object.hasOwn(settings.languages ?? {}, tag))
      return defaultLanguage;
    const cachedLanguage = this.#languagePromisesByTag.get(tag);
    if (cachedLanguage) return cachedLanguage;
    const languagePromise = this.load(tag).catch((error: unknown) => {
      this.#languagePromisesByTag.delete(tag);
      this.log('error', 'language.not-loaded', { language: tag, reason: formatError(error) });
      return defaultLanguage;
    });
    this.#languagePromisesByTag.set(tag, languagePromise);
    return languagePromise;
  }

  /**
   * Returns the texts for the ids in the payload of a quote, in the language of `tag`. Loading the texts fails after a
   * new build has deleted files that the running server has not loaded yet. After a failure, the method logs the reason
   * and returns an empty object. The mails then show ids instead of texts, so that the delivery continues.
   */
  async getQuoteTexts(tag: string | null, submission: Submission): Promise<Readonly<Record<string, string>>> {
    try {
      const { getQuoteTexts } = await this.getLanguage(tag);
      return await getQuoteTexts(submission);
    } catch (error) {
      this.log('error', 'quote-texts.not-loaded', { reason: formatError(error) });
      return {};
    }
  }
}

/** Returns the folder of a language's pages, relative to the folder of the default language. */
export const getFolderByLanguageTag = (tag: string): string => getLanguageFolder(settings.languages, tag);

/** Returns the URL query with the language of a page ('?language=fr'), or '' for the default language and for null. */
export const formatLanguageQuery = (tag: string | null): string =>
  tag === null || getFolderByLanguageTag(tag) === '' ? '' : `?${LANGUAGE_PARAMETER}=${tag}`;
