import type { Plural, TextWith } from '../text';

/*
 * The validation messages (§5.2, §5.3). A message is shown beside the field and in the error list. The relay's response
 * to an invalid form also contains the messages. No message ends with a full stop. A name in braces is a placeholder.
 */

export interface MessageWords {
  readonly name: {
    readonly missing: string;
    /** Under the rules 'specified': the name contains characters other than the letters A to Z and spaces. */
    readonly notLetters: string;
    /** Under the rules 'inclusive': the name contains a character that is not allowed in names. */
    readonly signs: string;
    /** Under the rules 'inclusive': the name contains no letter. */
    readonly noLetter: string;
  };
  readonly email: {
    readonly missing: string;
    /**
     * An invalid e-mail address. Under the rules 'specified', the contact form uses the three messages below instead.
     */
    readonly invalid: string;
    /** Contact form: an invalid start of the part before '@'. */
    readonly start: string;
    /** Contact form: an invalid e-mail address that ends in '.com'. */
    readonly format: string;
    /** Contact form: an e-mail address that does not end in '.com'. */
    readonly ending: string;
  };
  readonly phone: {
    readonly missing: string;
    /** Under the rules 'specified': {digits} is the required number of digits. */
    readonly digits: TextWith<'digits'>;
    /** Under the rules 'inclusive': the phone number is invalid in the chosen country. */
    readonly ofCountry: string;
  };
  readonly message: { readonly missing: string };
  readonly coverLetter: { readonly missing: string };
  readonly resume: {
    readonly missing: string;
    /** The name, type or content of the file does not match an accepted file type. */
    readonly type: string;
    /** {limit} is the maximum size in MB. */
    readonly size: TextWith<'limit'>;
    readonly empty: string;
    /** A Word document with a VBA project. */
    readonly macros: string;
    /** The browser can't read the file, for example because the file was moved or deleted. */
    readonly unreadable: string;
  };
  /** The messages about an invalid budget of a quote (§5.3). */
  readonly budget: {
    readonly notANumber: string;
    /**
     * Under the rules 'inclusive': the budget is not an amount in the language's number format. {example} is a valid
     * amount.
     */
    readonly notAnAmount: string;
  };
  /** A text of more than {count} characters. */
  readonly tooLong: Plural;
  /** A single-line field that contains line breaks or control characters. */
  readonly notOneLine: string;
}
