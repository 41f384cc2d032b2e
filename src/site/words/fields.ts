import type { Plural, TextWith } from '../text';
import type { Settings } from '../types';

type FormRules = Settings['formRules'];

/** The kinds of fields whose text the form filters during typing (§5.1). */
export type FilteredTextKind = 'name' | 'email' | 'phone' | 'message';

/** The texts of the fields. All forms share these texts. */
export interface FieldWords {
  /**
   * The hint about the accepted input, below a field. The hint is also in the accessible description of the field.
   * {limit} is the maximum number of characters or digits.
   */
  readonly hints: {
    readonly specified: Readonly<Record<FilteredTextKind, TextWith<'limit'>>>;
    readonly inclusive: Readonly<
      Record<'name' | 'message', TextWith<'limit'>> & Record<'email' | 'phone', TextWith<never, 'limit'>>
    >;
  };

  /**
   * The notice about removed characters, below a field (§5.1). Screen readers announce the notice after a pause in
   * typing.
   */
  readonly leftOut: {
    /**
     * {signs} lists the removed characters, and {kept} describes the accepted characters. The plural form depends on
     * the number of {signs}.
     */
    readonly sentence: Plural<'signs' | 'kept'>;
    /** Replaces {signs} when more characters were removed than the notice can list. */
    readonly someSigns: string;
    /** A removed character {sign} with its {name} for screen readers. */
    readonly named: TextWith<'name' | 'sign'>;
    /** A removed character {sign} without a name. */
    readonly unnamed: TextWith<'sign'>;
    /** Replaces any white space in {signs}. */
    readonly space: string;
    /** Maps each character that screen readers skip to its name. */
    readonly names: Readonly<Record<string, string>>;
    /** The descriptions of accepted characters, which replace {kept}. */
    readonly kept: Readonly<Record<FormRules, { readonly name: string; readonly email: string }>> & {
      readonly phone: string;
    };
    /** The notice that the input exceeded the limit. The field keeps only the first {count} characters or digits. */
    readonly cut: { readonly characters: Plural; readonly digits: Plural };
    /**
     * The announcement of a {notice} that equals the previous notice. Without this text, screen readers would skip the
     * notice, because the live text would be unchanged.
     */
    readonly again: TextWith<'notice'>;
  };

  /** The list of country codes (§3.14). */
  readonly country: {
    readonly label: string;
    /** An option of the list: the {country}'s name and its {code}. */
    readonly option: TextWith<'country' | 'code'>;
    /**
     * The announcement when a phone number begins with a {code}, so that the form selects the {country} of this code.
     */
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
    /** The announcement after the field has accepted a {file}. */
    readonly selected: TextWith<'file'>;
    /** The announcement after the visitor has removed a {file}. */
    readonly removed: TextWith<'file'>;
    /** The label of the button that removes the file. Screen readers announce the file name after the label. */
    readonly remove: string;
    /** The accepted {file} and its {size}. */
    readonly file: TextWith<'file' | 'size'>;
    /** A file size. {size} is the number of kilobytes or megabytes. */
    readonly kilobytes: TextWith<'size'>;
    readonly megabytes: TextWith<'size'>;
    /** The name of the progress bar while the browser reads and checks a {file}. */
    readonly reading: TextWith<'file'>;
  };

  readonly budget: {
    /** The accessible name of the group of currency buttons. */
    readonly currencies: string;
    /** For screen readers, after the helper text: the {currency}'s code. */
    readonly inCurrency: TextWith<'currency'>;
  };
}
