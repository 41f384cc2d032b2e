import type { FilteredTextKind } from '../../site/words/fields';
import type { FormWords } from '../../site/words/forms';
import type { MailWords } from '../../site/words/mails';
import type { RowKind } from '../emailLayout';
import type { FieldRule } from '../fieldRules';
import type { TextFilter } from '../filters';

/** The row of a field in the mails (§7.2). */
export interface MailRowDefinition {
  readonly label: keyof MailWords['labels'];
  /** The default is 'line'. */
  readonly kind?: RowKind;
  /** Omits the row when its value is empty. */
  readonly isOptional?: true;
  /** Repeats the row in the confirmation. */
  readonly isInConfirmation?: true;
  /** Returns the text of the row. By default, the row shows the field's value. */
  readonly formatValue?: (payload: Readonly<Record<string, string>>, words: MailWords) => string;
}

interface BaseFieldDefinition {
  /**
   * Makes `FieldShell` add `aria-required` to the control. The field's validation rule, not this property, rejects an
   * empty value.
   */
  readonly isRequired?: true;
  /** The field's row in the mails, or null when no mail shows the field. */
  readonly mail: MailRowDefinition | null;
}

/**
 * A text field. The visitor enters the text. If `isPreset` is true, the surrounding page provides the text instead,
 * such as a job's title or a plan. A 'line' is one trimmed line, and a 'text' may have several lines. A 'phone'
 * consists of digits, and the control `country` contains the ISO code of the number's country. A 'budget' is an amount
 * in the currency of the field `currency`.
 */
export interface TextFieldDefinition extends BaseFieldDefinition, TextFilter {
  readonly kind: 'line' | 'text' | 'phone' | 'budget';
  readonly rule?: FieldRule;
  /**
   * The kind of the filter during typing (§5.1). The kind selects the hint and the notice. Without this property, the
   * text is not filtered.
   */
  readonly filterKind?: FilteredTextKind;
  readonly isPreset?: true;
  /** Returns the text that replaces an empty value in the payload. */
  readonly getDefaultText?: (words: FormWords) => string;
  /** Includes the text in the bot detection, which counts links and the senders of identical texts. */
  readonly isExamined?: true;
}

/** A file field, and the names of the two payload fields for the file's name and content. */
export interface FileFieldDefinition extends BaseFieldDefinition {
  readonly kind: 'file';
  readonly payload: { readonly name: string; readonly content: string };
}

export type FieldDefinition = TextFieldDefinition | FileFieldDefinition;

/** The keys of the forms in `FormWords`. */
export type FormWordsKey = 'contact' | 'application' | 'quote' | 'customRequest';

/** The fields of a form: one for each label in `FormWords`, and one without a label for each name in `ExtraName`. */
export type FormFields<Key extends FormWordsKey, ExtraName extends string = never> = Readonly<
  Record<keyof FormWords[Key]['labels'] | ExtraName, FieldDefinition>
>;

/**
 * The definition of a form: its fields, checks, payload and mails. The page, the relay and the mail templates all use
 * this definition.
 */
export interface FormDefinition {
  /** The kind of the form's submissions in the outbox and in logs. */
  readonly kind: string;
  /** The last segment of the form's URL at the relay: `POST {relay.url}/{path}`. */
  readonly path: string;
  readonly words: FormWordsKey;
  /** The fields in the order of the payload, the mails and the error list. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** Payload fields with a constant value. */
  readonly constants: Readonly<Record<string, string>>;
}

type FieldNameOfType<Fields, Wanted> = {
  [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never;
}[keyof Fields];

/** The names of the fields that a form shows. */
export type ShownFieldName<Form extends FormDefinition> = Exclude<keyof Form['fields'], PresetFieldName<Form>> & string;
/** The names of the fields that the surrounding page provides. */
export type PresetFieldName<Form extends FormDefinition> = FieldNameOfType<Form['fields'], { isPreset: true }> & string;

type PayloadName<Fields, Name extends keyof Fields> = Fields[Name] extends {
  payload: { name: infer FileName extends string; content: infer Content extends string };
}
  ? FileName | Content
  : Name;

/** The payload of a form: the time of the submission, the form's fields and its constants. */
export type FormPayload<Form extends FormDefinition> = {
  /** ISO 8601 date-time. */
  timestamp: string;
} & { [Name in keyof Form['fields'] as PayloadName<Form['fields'], Name>]: string } & Form['constants'];
