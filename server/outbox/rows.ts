import type { FieldDefinition } from '../../src/submission/forms/field';
import { FORMS } from '../../src/submission/forms/index';
import type { Submission, SubmissionKind } from '../../src/submission/types';
import type { SubmissionRow } from './engine/tables';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A submission in the outbox: the columns of `submissions` in camel case, with `signs` as a list. */
export type OutboxRow = {
  [Column in Exclude<keyof SubmissionRow, 'signs'> as CamelCase<Column>]: SubmissionRow[Column];
} & { signs: readonly string[] };

const toCamelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export function toOutboxRow({ signs, ...row }: SubmissionRow): OutboxRow {
  const columns = Object.entries(row).map(([name, value]) => [toCamelCase(name), value]);
  return { ...(Object.fromEntries(columns) as Omit<OutboxRow, 'signs'>), signs: signs?.split(',') ?? [] };
}

/**
 * Returns the submission of a row. `resume` is the résumé of the row as a data URL. Without `resume`, the field of the
 * résumé is empty.
 */
export function toSubmission(row: Pick<OutboxRow, 'kind' | 'payload'>, resume?: string): Submission {
  const payload: unknown = JSON.parse(row.payload);
  const contentField = getFileContentField(row.kind);
  return {
    kind: row.kind,
    payload: contentField ? { ...(payload as object), [contentField]: resume ?? '' } : payload,
  } as Submission;
}

/**
 * Returns the name of the payload field that contains a file, or undefined for a form without a file. The outbox stores
 * the file separately.
 */
export function getFileContentField(kind: SubmissionKind): string | undefined {
  const fileField = Object.values<FieldDefinition>(FORMS[kind].fields).find((field) => field.kind === 'file');
  return fileField?.kind === 'file' ? fileField.payload.content : undefined;
}
