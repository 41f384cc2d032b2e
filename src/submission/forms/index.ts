import { applicationForm } from './application';
import { contactForm } from './contact';
import { customRequestForm } from './customRequest';
import type { FieldDefinition, FormDefinition, FormPayload } from './field';
import { quoteForm } from './quote';

/** The definitions of all forms, by the kind of their submissions. */
export const FORMS = {
  contact: contactForm,
  application: applicationForm,
  quote: quoteForm,
  'custom-request': customRequestForm,
} as const satisfies Record<string, FormDefinition>;

export type SubmissionKind = keyof typeof FORMS;
export type PayloadByKind = { [Kind in SubmissionKind]: FormPayload<(typeof FORMS)[Kind]> };
export type Submission = { [Kind in SubmissionKind]: { kind: Kind; payload: PayloadByKind[Kind] } }[SubmissionKind];

/** Returns the name of a form's file field, or undefined for a form without one. */
export const findFileFieldName = (kind: SubmissionKind): string | undefined =>
  Object.entries<FieldDefinition>(FORMS[kind].fields).find(([, field]) => field.kind === 'file')?.[0];
