import type { BrandColours } from './colours';
import type { Pages } from './pages';
import type { AccessibilityResults, CountryCode, Firm, Settings, TextSection } from './types';
import type { AddressWords } from './words/addresses';
import type { ComboWords } from './words/combo';
import type { ControlWords } from './words/controls';
import type { DisplayWords } from './words/display';
import type { DocumentWords } from './words/document';
import type { FormWords } from './words/forms';
import type { JobWords } from './words/jobs';
import type { MailWords } from './words/mails';
import type { MessageWords } from './words/messages';
import type { OutcomeWords } from './words/outcomes';
import type { NoscriptWords } from './words/noscript';
import type { RelayWords } from './words/relay';

/** All texts of controls, forms, mails and responses. */
export interface SiteWords {
  readonly addresses: AddressWords;
  readonly combo: ComboWords;
  readonly controls: ControlWords;
  readonly display: DisplayWords;
  readonly document: DocumentWords;
  readonly forms: FormWords;
  readonly jobs: JobWords;
  readonly mails: MailWords;
  readonly messages: MessageWords;
  readonly outcomes: OutcomeWords;
  readonly noscript: NoscriptWords;
  readonly relay: RelayWords;
}

/**
 * The complete definition of a firm's site (§3), which `site.ts` of the content folder exports. Quote settings and
 * people have no field here, because they are part of the content of pages.
 */
export interface Site {
  /**
   * The folder version: the version of the project for which the content folder is written. The command
   * `npm run new-firm -- --upgrade` reads and updates this version.
   */
  readonly writtenFor?: `${number}.${number}.${number}`;
  /**
   * True for a sample firm, whose URLs and e-mail addresses are in the reserved domain '.example'. For every other
   * firm, `npm run check` reports URLs and e-mail addresses in this domain.
   */
  readonly isFictional?: true;
  readonly firm: Firm;
  readonly settings: Settings;
  readonly pages: Pages;
  readonly words: SiteWords;
  /** The countries that visitors can choose in phone fields. The first country is the default. */
  readonly countries: readonly [CountryCode, ...CountryCode[]];
  /** The section with the meanings of abbreviations (WCAG 3.1.4). */
  readonly glossary: TextSection;
  readonly colours: BrandColours;
  /** The subtitle on a page's preview picture, by page id. */
  readonly previewLines: Readonly<Record<string, string>>;
  readonly audit: {
    /** The recorded audit results, or undefined before the first audit. */
    readonly results: AccessibilityResults | undefined;
    /** The names of the states in which the audits check the site. */
    readonly states: readonly string[];
  };
}

/**
 * Returns `site` unchanged. The type of the parameter makes `npm run typecheck` fail for a missing or misspelt field.
 * Only Node code imports the complete site. Pages import individual files of the content folder (`#site/words/forms`),
 * so that each page loads only the files that it needs.
 */
export const defineSite = (site: Site): Site => site;
