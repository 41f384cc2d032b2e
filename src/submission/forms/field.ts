import type { FormWords } from '../../site/words/forms';
import type { MailWords } from '../../site/words/mails';
import type { RowKind } from '../emailLayout';
import type { FieldRule } from '../fieldRules';
import type { TextFilter } from '../filters';

/** The row of a field in the mails (§7.2). */
export interface MailEntry {
  readonly label: keyof MailWords['labels'];
  /** 'line' without it. */
  readonly kind?: RowKind;
  /** The row is left out where nothing was entered. */
  readonly isOptional?: true;
  /** The confirmation repeats it. */
  readonly isEchoed?: true;
  /** The text of the row; the value itself without it. */
  readonly text?: (payload: Readonly<Record<string, string>>, words: MailWords) => string;
}

interface AnyField {
  /** A visitor can't leave it empty. */
  readonly isRequired?: true;
  /** null: no mail shows it. */
  readonly mail: MailEntry | null;
}

/** Fields whose words tell what the filter keeps and what it left out. */
export type FilteredKind = 'name' | 'email' | 'phone' | 'message';

/**
 * A text that a visitor enters or, with `isGiven`, that the page around the form brings along: a job's title, a plan.
 * 'line': one line, trimmed. 'text': several lines. 'phone': digits; the field `country` beside it has the ISO code.
 */
export interface TextFieldDefinition extends AnyField, TextFilter {
  readonly kind: 'line' | 'text' | 'phone';
  readonly rule?: FieldRule;
  /** The text is filtered while it is typed (§5.1), and these words say so. */
  readonly filteredAs?: FilteredKind;
  readonly isGiven?: true;
  /** Stands in the payload in the place of an empty text. */
  readonly otherwise?: (words: FormWords) => string;
  /** Links and repetitions in it count as signs of a bot. */
  readonly isJudged?: true;
}

/** A file, and the two fields of the payload that it becomes. */
export interface FileFieldDefinition extends AnyField {
  readonly kind: 'file';
  readonly payload: { readonly name: string; readonly content: string };
}

export type FieldDefinition = TextFieldDefinition | FileFieldDefinition;

/** The forms, as the words call them. */
export type FormWordsKey = 'contact' | 'application' | 'quote' | 'customRequest';

/** A field for each label of the form's words, and those in `More`, whose labels are elsewhere. */
export type FieldsFor<Key extends FormWordsKey, More extends string = never> = Readonly<
  Record<keyof FormWords[Key]['labels'] | More, FieldDefinition>
>;

/** One form: what it asks for, checks, sends and mails. The page, the relay and the mails read this and nothing else. */
export interface FormDefinition {
  /** Under this the outbox and the logs know its submissions. */
  readonly kind: string;
  /** Last part of the relay's address: `POST {relay.url}/{path}`. */
  readonly path: string;
  readonly words: FormWordsKey;
  /** In the order of the payload, of the mails and of the list of errors. */
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** Fields of the payload that are always the same. */
  readonly constants: Readonly<Record<string, string>>;
}

type Named<Fields, Wanted> = { [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never }[keyof Fields];

/** Names of the fields that a form shows. */
export type ShownField<Form extends FormDefinition> = Exclude<keyof Form['fields'], GivenField<Form>> & string;
/** Names of the fields that the page around a form brings along. */
export type GivenField<Form extends FormDefinition> = Named<Form['fields'], { isGiven: true }> & string;

type PayloadName<Fields, Name extends keyof Fields> = Fields[Name] extends {
  payload: { name: infer FileName extends string; content: infer Content extends string };
}
  ? FileName | Content
  : Name;

/** The payload of a form: exactly these fields. */
export type PayloadOf<Form extends FormDefinition> = {
  /** ISO 8601 date-time. */
  timestamp: string;
} & { [Name in keyof Form['fields'] as PayloadName<Form['fields'], Name>]: string } & Form['constants'];
