import type { Plural } from '../fill';

/*
 * What is wrong with a field (§5.2): beside it, in the list of errors, and in the relay's answer to a form. Each is a
 * sentence without a full stop. A name in braces is a place that the site fills.
 */

export interface MessageWords {
  readonly name: {
    readonly missing: string;
    /** Rules 'specified': anything but letters and spaces. */
    readonly notLetters: string;
    /** Rules 'inclusive': a sign that stands in no name. */
    readonly signs: string;
    /** Rules 'inclusive': nothing but signs. */
    readonly noLetter: string;
  };
  readonly email: {
    readonly missing: string;
    /** Of every form but the message form, which says what exactly is wrong. */
    readonly invalid: string;
    /** Message form: what stands before the '@'. */
    readonly start: string;
    /** Message form: it ends in '.com', yet is no address. */
    readonly format: string;
    /** Message form: it ends in something else. */
    readonly ending: string;
  };
  readonly phone: {
    readonly missing: string;
    /** Rules 'specified'; {digits} is how many. */
    readonly digits: string;
    /** Rules 'inclusive': no number of the chosen country. */
    readonly ofCountry: string;
  };
  readonly message: { readonly missing: string };
  readonly coverLetter: { readonly missing: string };
  readonly resume: {
    readonly missing: string;
    /** By its name, its type or its first bytes. */
    readonly type: string;
    /** {limit} is the largest size in MB. */
    readonly size: string;
    readonly empty: string;
    /** A Word document with a VBA project. */
    readonly macros: string;
    /** The browser can't read it: it was moved or deleted since. */
    readonly unreadable: string;
  };
  /** A quote's (§5.3), where the browser let it pass. */
  readonly budget: { readonly notANumber: string };
  /** A text that nothing limits while it is typed: more than {count} characters. */
  readonly tooLong: Plural;
  /** A field of one line that holds line ends or control characters. */
  readonly notOneLine: string;
}
