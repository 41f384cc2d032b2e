import type { BrandColours } from './colours';
import type { Pages } from './pages';
import type { AccessibilityResults, CountryCode, Firm, Settings, TextSection } from './types';
import type { AddressWords } from './words/addresses';
import type { ComboWords } from './words/combo';
import type { ControlWords } from './words/controls';
import type { DocumentWords } from './words/document';
import type { FormWords } from './words/forms';
import type { MailWords } from './words/mails';
import type { MessageWords } from './words/messages';
import type { OutcomeWords } from './words/outcomes';
import type { NoscriptWords } from './words/noscript';
import type { RelayWords } from './words/relay';

/** Every word of controls, forms, mails and answers. */
export interface SiteWords {
  readonly addresses: AddressWords;
  readonly combo: ComboWords;
  readonly controls: ControlWords;
  readonly document: DocumentWords;
  readonly forms: FormWords;
  readonly mails: MailWords;
  readonly messages: MessageWords;
  readonly outcomes: OutcomeWords;
  readonly noscript: NoscriptWords;
  readonly relay: RelayWords;
}

/** A firm's site as one value (§3): `site.ts` in its folder. Pages bring what they hold, quote settings and people included. */
export interface Site {
  readonly firm: Firm;
  readonly settings: Settings;
  readonly pages: Pages;
  readonly words: SiteWords;
  /** Of the phone fields; the first is the default. */
  readonly countries: readonly [CountryCode, ...CountryCode[]];
  /** What abbreviations stand for. */
  readonly glossary: TextSection;
  readonly colours: BrandColours;
  /** The line on a page's preview picture, by the page's id. */
  readonly previewLines: Readonly<Record<string, string>>;
  readonly audit: {
    /** Undefined until the first audit. */
    readonly results: AccessibilityResults | undefined;
    /** Names of the states that it looked at. */
    readonly states: readonly string[];
  };
}

/**
 * A firm's site, whole: what is missing or misspelt fails `npm run typecheck` here. Only what runs in Node reads the value; pages
 * import the files that it is made of (`#site/words/forms`), so that each brings no more than it shows.
 */
export const defineSite = (site: Site): Site => site;
