import diffSequence from '@jest/diff-sequences';
import {
  array,
  boolean,
  lazy,
  number as yupNumber,
  object,
  string,
  ValidationError,
  type AnyObject,
  type ISchema,
  type Schema,
} from 'yup';
import type { Picture } from '../../src/site/types';
import { createFinding, resolveNode, type ContentNode } from './contentNodes';
import { findRepeated, type Finding, type Site } from './site';

/* Builders for the schemas of the content files. A finding names the file, the entry and the field. */

/** Returns the keys of a Yup path: ['team', 'members', '2', 'a.b'] for 'team.members[2]["a.b"]'. */
const splitKeys = (path: string): string[] =>
  [...path.matchAll(/\["(.*?)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, key]) => quoted ?? index ?? key ?? '');

/** Returns the message about a missing value. For the root value, Yup's path is empty. */
const formatMissingMessage = ({ originalPath = '' }: { originalPath?: string }): string => {
  const field = splitKeys(originalPath).at(-1);
  return `is missing: add ${field === undefined ? 'it' : `‘${field}’`}.`;
};

const requireValue = <S extends Schema>(schema: S, description: string): S =>
  schema
    .typeError(`is not ${description}: write one.`)
    .defined(formatMissingMessage)
    .nonNullable(formatMissingMessage) as S;

export const anyText = () => requireValue(string(), 'a text');
export const anyNumber = () => requireValue(yupNumber(), 'a number');
export const wholeNumber = () => requireValue(yupNumber().integer('is not a whole number: write one.'), 'a number');
export const trueOrFalse = () => requireValue(boolean(), 'true or false');

/** The list format of messages: 'a, b and c'. */
export const LIST_FORMAT = new Intl.ListFormat('en-GB');
/** The list format of alternatives in messages: 'a, b or c'. */
export const OR_LIST_FORMAT = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const MAX_LISTED_FIELDS = 6;

/** Compares two names. Returns the number of letters of the longer name outside of the longest common subsequence. */
function countEdits(name: string, otherName: string): number {
  let editCount = Math.max(name.length, otherName.length);
  diffSequence(
    name.length,
    otherName.length,
    (index, otherIndex) => name[index] === otherName[otherIndex],
    (commonCount) => (editCount -= commonCount),
  );
  return editCount;
}

/**
 * Returns the message about an unknown field of `value`. If `value` lacks fields with similar names, the message
 * suggests the most similar name.
 */
function formatUnknownMessage(field: string, value: object, knownFields: readonly string[]): string {
  const fault = `‘${field}’ is not a field here`;
  const [nearest] = knownFields
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ name, editCount: countEdits(field, name) }))
    .toSorted((one, other) => one.editCount - other.editCount);
  if (nearest && nearest.editCount <= (field.length < 4 ? 1 : 2))
    return `${fault}: write ‘${nearest.name}’, or remove it.`;
  if (knownFields.length > MAX_LISTED_FIELDS) return `${fault}: remove it.`;
  return `${fault}: remove it. The fields are ${LIST_FORMAT.format(knownFields.map((name) => `‘${name}’`))}.`;
}

/**
 * Returns the schema of an object that has only the given fields. If the call has a type argument, TypeScript requires
 * a schema for each field of the type.
 */
export const objectOf = <T = AnyObject>(fields: Readonly<Record<keyof T & string, ISchema<unknown>>>) =>
  requireValue(object(fields), 'an object in braces').test({
    name: 'unknown-fields',
    skipAbsent: true,
    test(value: object, { createError }) {
      const unknownFields = Object.keys(value).filter((field) => !Object.hasOwn(fields, field));
      const errors = unknownFields.map((field) =>
        createError({ params: { field }, message: () => formatUnknownMessage(field, value, Object.keys(fields)) }),
      );
      return errors.length === 0 || new ValidationError(errors);
    },
  });

/**
 * Returns the schema of an object with any keys, such as the names of plans. `valueSchema` is the schema of each value.
 */
export const dictionaryOf = (valueSchema: ISchema<unknown>) =>
  lazy((value: unknown) => objectOf(Object.fromEntries(Object.keys(Object(value)).map((key) => [key, valueSchema]))));

export const textFields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries<Schema>(names.map((name) => [name, anyText()])) as Record<Name, Schema>;

/** The context of a rule: the object that contains the value, and the site. */
interface RuleContext {
  readonly parent: AnyObject;
  readonly site: Site;
}

/** Returns a Yup test that calls `findFaults` with each value of the right type, and reports the returned faults. */
export const createRule = <T>(
  findFaults: (value: T, context: RuleContext) => string | undefined | readonly string[],
) => ({
  name: 'rule',
  skipAbsent: true,
  test(
    value: unknown,
    { createError, parent, options }: Parameters<NonNullable<Schema['tests'][number]['OPTIONS']>['test']>[1],
  ) {
    const faults = [findFaults(value as T, { parent, ...(options.context as { site: Site }) }) ?? []].flat();
    // The message is a function, because Yup replaces '${…}' in a string.
    return faults.length === 0 || new ValidationError(faults.map((fault) => createError({ message: () => fault })));
  },
});

/** Returns the schema of a text. `findFaults` returns the faults of the text. */
export const checkedText = (findFaults: Parameters<typeof createRule<string>>[0]) =>
  anyText().test(createRule(findFaults));

/** Returns the fault of a page's id or of a job's id, or undefined. */
export const findIdFault = (id: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
    ? undefined
    : 'is not a valid id: file names contain it, so use lower-case letters, digits and single hyphens.';

/** Returns the schema of a text that is not blank. `advice` is part of the error message. */
export const nonEmptyText = (advice: string) =>
  checkedText((value) => (value.trim() === '' ? `is missing: ${advice}.` : undefined));

/** Returns the schema of a text that is one of the choices. */
export const oneOf = (...choices: string[]) =>
  checkedText((value) =>
    choices.includes(value)
      ? undefined
      : `‘${value}’ is not an allowed value: write ${OR_LIST_FORMAT.format(choices.map((choice) => `‘${choice}’`))}.`,
  );

/**
 * Returns a rule that reports each duplicate in a list. If `field` is set, the rule compares only this field of the
 * entries.
 */
export const createDistinctRule = (formatFault: (value: string) => string, field?: string) =>
  createRule<readonly unknown[]>((entries) => {
    const values = entries.map((entry) => (field === undefined ? entry : (Object(entry) as AnyObject)[field]));
    return findRepeated(values.filter((value) => value !== undefined)).map((value) => formatFault(String(value)));
  });

/** Returns the schema of a list. Entries that have ids must have different ids. */
export const listOf = (entrySchema: ISchema<unknown>) =>
  requireValue(array(entrySchema), 'a list').test(
    createDistinctRule((id) => `two entries have the id ‘${id}’: give each entry a different id.`, 'id'),
  );

/** Returns the schema of a list with a minimum number of entries. `fault` is the message about a shorter list. */
export const listOfAtLeast = (minLength: number, entrySchema: Schema, fault: string) =>
  listOf(entrySchema).test(createRule<readonly unknown[]>(({ length }) => (length < minLength ? fault : undefined)));

/**
 * The schema of a picture's file name. '#' and '?' end the path of a URL, and '%' begins an escape sequence. A space or
 * a comma can end a URL in `srcset`.
 */
const fileNameSchema = checkedText((value) => {
  const [character] = /[#?%,\s]/.exec(value) ?? [];
  return character === undefined
    ? undefined
    : `‘${value}’ contains ${character.trim() === '' ? 'a space' : `‘${character}’`}: rename the file, and write hyphens instead.`;
});
const pictureFileSchemas = { src: fileNameSchema, width: wholeNumber(), height: wholeNumber() };

/** The schema of the widths of a raster picture. Browsers that ignore `srcset` load the file of the last width. */
const pictureWidthsSchema = listOfAtLeast(
  1,
  wholeNumber(),
  'is empty: write the widths of the files. For a picture of one file, remove ‘widths’.',
).test(
  createRule<readonly number[]>((widths) =>
    widths.some((width, index) => width <= (widths[index - 1] ?? 0))
      ? 'is not in ascending order: begin with the smallest width, and write each width once.'
      : undefined,
  ),
);

/** The schema of a picture in the content. pictures.ts checks the files of the picture. */
export const pictureSchema = objectOf<Picture>({
  ...pictureFileSchemas,
  alt: checkedText((alt) =>
    /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
      ? `‘${alt}’ is the name of a file: describe the picture in a few words.`
      : undefined,
  ),
  widths: pictureWidthsSchema.optional(),
  upright: objectOf({ ...pictureFileSchemas, widths: pictureWidthsSchema }).optional(),
  mirror: trueOrFalse().optional(),
});

/** Yields a finding for each violation of the schema in the value of `root`. */
export function* validate(site: Pick<Site, 'exportLocations'>, schema: Schema, root: ContentNode): Generator<Finding> {
  try {
    schema.validateSync(root.value, { abortEarly: false, strict: true, context: { site } });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path = '', message, params } of error.inner) {
      const { file, steps } = resolveNode(site, root, splitKeys(path));
      // A finding about an unknown field belongs to the file of the field. The value of the field may be in another
      // file.
      const unknownField = params?.['field'];
      yield createFinding(
        { file, steps: typeof unknownField === 'string' ? [...steps, unknownField] : steps },
        message,
      );
    }
  }
}
