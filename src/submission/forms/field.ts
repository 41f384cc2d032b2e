import type { FormWords } from '../../site/words/forms';
import type { MailWords } from '../../site/words/mails';
import type { RowKind } from '../emailLayout';
import type { FieldRule } from '../fieldRules';
import type { TextFilter } from '../filters';

/** The row of a field in the mails (§7.2). */
export interface MailEntry {
  readonly label: keyof MailWords['labels'];
  /** The default is 'line'. */
  readonly kind?: RowKind;
  /** Omits the row when its value is empty. */
  readonly isOptional?: true;
  /** Repeats the row in the confirmation. */
  readonly isEchoed?: true;
  /** Returns the text of the row. By default the row shows the value itself. */
  readonly text?: (payload: Readonly<Record<string, string>>, words: MailWords) => string;
}

interface AnyField {
  /** Rejects an empty value. */
  readonly isRequired?: true;
  /** The field's row in the mails; null when no mail shows the field. */
  readonly mail: MailEntry | null;
}

/** The kinds of filtered text for which the site has texts about accepted and removed characters. */
export type FilteredKind = 'name' | 'email' | 'phone' | 'message';

/**
 * A text that a visitor enters or, with `isGiven`, that the surrounding page provides, such as a job's title or a plan.
 * 'line' is one trimmed line, and 'text' has several lines. 'phone' has digits, and the field `country` the ISO code of
 * their country. 'budget' is an amount in the currency of the field `currency`.
 */
export interface TextFieldDefinition extends AnyField, TextFilter {
  readonly kind: 'line' | 'text' | 'phone' | 'budget';
  readonly rule?: FieldRule;
  /** Filters the text during typing (§5.1). The value names the texts that describe the filter. */
  readonly filteredAs?: FilteredKind;
  readonly isGiven?: true;
  /** Returns the text that replaces an empty value in the payload. */
  readonly defaultText?: (words: FormWords) => string;
  /** Includes the text in the bot detection, which counts links and repetitions. */
  readonly isExamined?: true;
}

/** A file, and the two payload fields that it fills. */
export interface FileFieldDefinition extends AnyField {
  readonly kind: 'file';
  readonly payload: { readonly name: string; readonly content: string };
}

export type FieldDefinition = TextFieldDefinition | FileFieldDefinition;

/** The keys of the forms in `FormWords`. */
export type FormWordsKey = 'contact' | 'application' | 'quote' | 'customRequest';

/**
 * The fields of a form: one for each label in `FormWords`, and the fields of `More`, whose labels are defined
 * elsewhere.
 */
export type FieldsFor<Key extends FormWordsKey, More extends string = never> = Readonly<
  Record<keyof FormWords[Key]['labels'] | More, FieldDefinition>
>;

/**
 * The definition of a form: its fields, checks, payload and mails. The page, the relay and the mail templates all use
 * this definition.
 */
export interface FormDefinition {
  /** The kind of the form's submissions in the outbox and in logs. */
  readonly kind: string;
  /** The last segment of the form's address at the relay: `POST {relay.url}/{path}`. */
  readonly path: string;
  readonly words: FormWordsKey;
  /** The fields in the order of the payload, the mails and the error list. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** Payload fields with a constant value. */
  readonly constants: Readonly<Record<string, string>>;
}

type Named<Fields, Wanted> = { [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never }[keyof Fields];

/** The names of the fields that a form shows. */
export type ShownField<Form extends FormDefinition> = Exclude<keyof Form['fields'], GivenField<Form>> & string;
/** The names of the fields that the surrounding page provides. */
export type GivenField<Form extends FormDefinition> = Named<Form['fields'], { isGiven: true }> & string;

type PayloadName<Fields, Name extends keyof Fields> = Fields[Name] extends {
  payload: { name: infer FileName extends string; content: infer Content extends string };
}
  ? FileName | Content
  : Name;

/** The payload of a form: the time, the form's fields and its constants. */
export type PayloadOf<Form extends FormDefinition> = {
  /** ISO 8601 date-time. */
  timestamp: string;
} & { [Name in keyof Form['fields'] as PayloadName<Form['fields'], Name>]: string } & Form['constants'];
