import type { Plural } from '../fill';
import type { Settings } from '../types';

type Rules = Settings['formRules'];

/** Of one text that is filtered while it is typed (§5.1). */
type KindOfText = 'name' | 'email' | 'phone' | 'message';

/** The part of `FormWords` that the fields say, whatever form they stand in. */
export interface FieldWords {
  /** Under a field, and its description: what it takes. {limit} is how many signs or digits. */
  readonly hints: Readonly<Record<Rules, Readonly<Record<KindOfText, string>>>>;

  /** Under a field, and heard, once typing pauses: what it did not take (§5.1). */
  readonly leftOut: {
    /** {signs} are all that were left out, {kept} is what the field takes; the form of the plural goes by their number. */
    readonly sentence: Plural;
    /** In the place of {signs} when they are too many to list. */
    readonly someSigns: string;
    /** A {sign} that has a {name}, which is heard. */
    readonly named: string;
    /** A {sign} without one. */
    readonly unnamed: string;
    /** In the place of any white space. */
    readonly space: string;
    /** Names of signs that screen readers pass over. */
    readonly names: Readonly<Record<string, string>>;
    /** In the place of {kept}. */
    readonly kept: Readonly<Record<Rules, { readonly name: string; readonly email: string }>> & {
      readonly phone: string;
    };
    /** More was typed or pasted than fits: {count} characters or digits stay. */
    readonly cut: { readonly characters: Plural; readonly digits: Plural };
    /** The same {notice} as before: a screen reader would drop it. */
    readonly again: string;
  };

  /** The list of country codes (§3.14). */
  readonly country: {
    readonly label: string;
    /** One line of the list: the {country}'s name and its {code}. */
    readonly option: string;
    /** Told when a number came with the {code} of another {country}, which is chosen then. */
    readonly chosen: string;
  };

  /** The résumé's field (§2.11). */
  readonly resume: {
    /** In the area that takes a file. */
    readonly drop: string;
    readonly choose: string;
    /** Names the browser's own input, which nobody meets. */
    readonly input: string;
    /** {limit} is the largest size in MB. */
    readonly formats: string;
    /** Told: a {file} was taken. */
    readonly selected: string;
    /** Told: a {file} was taken away again. */
    readonly removed: string;
    /** Of the button; the file's name is heard after it. */
    readonly remove: string;
    /** The {file} that was taken, and its {size}. */
    readonly file: string;
    /** A {size}, as a number. */
    readonly kilobytes: string;
    readonly megabytes: string;
    /** Names the bar while a {file} is looked at. */
    readonly reading: string;
  };

  readonly budget: {
    /** Names the two buttons. */
    readonly currencies: string;
    /** Heard after the helper text: the {currency}'s code. */
    readonly inCurrency: string;
  };
}
