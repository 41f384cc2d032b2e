import type { Plural, TextWith } from '../text';
import type { Settings } from '../types';

type Rules = Settings['formRules'];

/** The kinds of text that are filtered during typing (§5.1). */
type KindOfText = 'name' | 'email' | 'phone' | 'message';

/** The part of `FormWords` that the fields of all forms share. */
export interface FieldWords {
  /** Under a field and in its description: the accepted input. {limit} is the number of characters or digits. */
  readonly hints: {
    readonly specified: Readonly<Record<KindOfText, TextWith<'limit'>>>;
    readonly inclusive: Readonly<
      Record<'name' | 'message', TextWith<'limit'>> & Record<'email' | 'phone', TextWith<never, 'limit'>>
    >;
  };

  /** Under a field, and announced after a pause in typing: the removed characters (§5.1). */
  readonly leftOut: {
    /**
     * {signs} lists the removed characters and {kept} the accepted ones. The plural form depends on the number of
     * {signs}.
     */
    readonly sentence: Plural<'signs' | 'kept'>;
    /** Replaces {signs} when they are too many to list. */
    readonly someSigns: string;
    /** A {sign} with its {name} for screen readers. */
    readonly named: TextWith<'name' | 'sign'>;
    /** A {sign} without a name. */
    readonly unnamed: TextWith<'sign'>;
    /** Replaces any white space. */
    readonly space: string;
    /** The names of signs that screen readers skip. */
    readonly names: Readonly<Record<string, string>>;
    /** The values of {kept}. */
    readonly kept: Readonly<Record<Rules, { readonly name: string; readonly email: string }>> & {
      readonly phone: string;
    };
    /** The input exceeds the limit, and the first {count} characters or digits stay. */
    readonly cut: { readonly characters: Plural; readonly digits: Plural };
    /** A {notice} that repeats the previous one, because screen readers skip unchanged live text. */
    readonly again: TextWith<'notice'>;
  };

  /** The list of country codes (§3.14). */
  readonly country: {
    readonly label: string;
    /** A line of the list: the {country}'s name and its {code}. */
    readonly option: TextWith<'country' | 'code'>;
    /** Announced when a number contains the {code} of another {country}, which is then selected. */
    readonly chosen: TextWith<'country' | 'code'>;
  };

  /** The résumé field (§2.11). */
  readonly resume: {
    /** The text in the drop area. */
    readonly drop: string;
    readonly choose: string;
    /** The accessible name of the native input, which is hidden. */
    readonly input: string;
    /** {limit} is the maximum size in MB. */
    readonly formats: TextWith<'limit'>;
    /** Announced when a {file} was accepted. */
    readonly selected: TextWith<'file'>;
    /** Announced when a {file} was removed. */
    readonly removed: TextWith<'file'>;
    /** The button's label. Screen readers announce the file name after it. */
    readonly remove: string;
    /** The accepted {file} and its {size}. */
    readonly file: TextWith<'file' | 'size'>;
    /** A {size}, as a number. */
    readonly kilobytes: TextWith<'size'>;
    readonly megabytes: TextWith<'size'>;
    /** The name of the progress bar during the check of a {file}. */
    readonly reading: TextWith<'file'>;
  };

  readonly budget: {
    /** The name of the currency buttons' group. */
    readonly currencies: string;
    /** For screen readers, after the helper text: the {currency}'s code. */
    readonly inCurrency: TextWith<'currency'>;
  };
}
