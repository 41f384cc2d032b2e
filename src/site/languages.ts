/** Declares `process`, because firms' folders are type-checked without Node's types. */
declare const process: { readonly env: { readonly SITE_LANGUAGE?: string } };

/** A language of a site: its name, and the texts of the language offer. */
export interface SiteLanguage {
  /** The language's own name, for the language switch: 'Deutsch'. */
  readonly name: string;
  /** The text of the link for visitors whose browser prefers this language. */
  readonly offer: string;
  /** The accessible name of the button that dismisses the offer. */
  readonly dismiss: string;
}

/** The languages of a site by their tags (BCP 47), the default language first. */
export type SiteLanguages = Readonly<Record<string, SiteLanguage>>;

/**
 * Defines the languages of a firm's site, the default language first. Returns the languages, the tag of the current
 * language, and the function `text`, which returns the version of a text in the current language. A text without a
 * version for every language does not compile.
 *
 * The build compiles the pages once for each language and sets SITE_LANGUAGE. The build replaces each call of `text`
 * with the version in SITE_LANGUAGE, so that no page contains texts in other languages (scripts/build/babelPlugins.ts).
 * Throws when SITE_LANGUAGE names a language that the site does not have.
 */
export function defineLanguages<Tag extends string>(languages: Readonly<Record<Tag, SiteLanguage>>) {
  const tags = Object.keys(languages) as Tag[];
  const requestedTag = process.env['SITE_LANGUAGE'];
  const currentTag = requestedTag ? tags.find((tag) => tag === requestedTag) : tags[0];
  if (currentTag === undefined)
    throw new Error(
      `SITE_LANGUAGE: the site has no language '${requestedTag ?? ''}'. Choose one of: ${tags.join(', ')}`,
    );
  return {
    languages: languages as SiteLanguages,
    language: currentTag as string,
    text: <const Text>(versions: Readonly<Record<Tag, Text>>): Text => {
      if (!Object.hasOwn(versions, currentTag))
        throw new Error(`A text has no version for '${currentTag}'. Add a version: ${JSON.stringify(versions)}`);
      return versions[currentTag];
    },
  };
}

/** Returns the folder of a language's pages below the site's base path: '' for the default language, or 'en/'. */
export const getLanguageFolder = (languages: SiteLanguages | undefined, language: string): string =>
  !languages || Object.keys(languages)[0] === language ? '' : `${language}/`;
