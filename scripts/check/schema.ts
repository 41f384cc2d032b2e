import { array, boolean, number as yupNumber, object, string, ValidationError, type AnyObject, type Schema } from 'yup';
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

export const text = () => requireValue(string(), 'a text');
export const number = () => requireValue(yupNumber(), 'a number');
export const wholeNumber = () => requireValue(yupNumber().integer('is not a whole number: write one.'), 'a number');
export const trueOrFalse = () => requireValue(boolean(), 'a choice of true or false');
/**
 * Returns the schema of an object with the given fields. The schema allows other fields, because TypeScript rejects
 * misspelt fields.
 */
export const objectOf = (fields: Record<string, Schema>) => requireValue(object(fields), 'an object in braces');
export const textFields = (...names: string[]): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, text()]));

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
  text().test(createRule(findFaults));

/** Returns the schema of a text that is not blank. `advice` is part of the error message. */
export const nonEmptyText = (advice: string) =>
  checkedText((value) => (value.trim() === '' ? `is missing: ${advice}.` : undefined));

/** The list format of alternatives in messages: 'a, b or c'. */
export const OR_LIST_FORMAT = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns the schema of a text that is one of the choices. */
export const oneOf = (...choices: string[]) =>
  checkedText((value) =>
    choices.includes(value)
      ? undefined
      : `‘${value}’ is not an allowed value: write ${OR_LIST_FORMAT.format(choices.map((choice) => `‘${choice}’`))}.`,
  );

/**
 * Returns a test that reports each repeated entry of a list. With `field`, the test reports each value that this field
 * has in several entries.
 */
export const createDistinctRule = (formatFault: (value: string) => string, field?: string) =>
  createRule<readonly unknown[]>((entries) => {
    const values = entries.map((entry) => (field === undefined ? entry : (Object(entry) as AnyObject)[field]));
    return findRepeated(values.filter((value) => value !== undefined)).map((value) => formatFault(String(value)));
  });

/** Returns the schema of a list. Entries that have ids must have different ids. */
export const list = (entry: Schema) =>
  requireValue(array(entry), 'a list').test(
    createDistinctRule((id) => `two entries have the id ‘${id}’: give each its own.`, 'id'),
  );

/** Returns the schema of a list with a minimum number of entries. `fault` is the message about a shorter list. */
export const listOfAtLeast = (minLength: number, entry: Schema, fault: string) =>
  list(entry).test(createRule<readonly unknown[]>(({ length }) => (length < minLength ? fault : undefined)));

/**
 * The schema of a picture's file name. '#' and '?' end the path of a URL, '%' begins a code, and a space or a comma can
 * end a URL in `srcset`.
 */
const fileName = checkedText((value) => {
  const [character] = /[#?%,\s]/.exec(value) ?? [];
  return character === undefined
    ? undefined
    : `‘${value}’ contains ${character.trim() === '' ? 'a space' : `‘${character}’`}: rename the file, and write hyphens instead.`;
});
const pictureSize = { src: fileName, width: wholeNumber(), height: wholeNumber() };

/** The schema of the widths of a raster picture. Browsers that ignore `srcset` load the file of the last width. */
const pictureWidths = listOfAtLeast(
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
export const picture = objectOf({
  ...pictureSize,
  alt: checkedText((alt) =>
    /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt)
      ? `‘${alt}’ is the name of a file: describe the picture in a few words.`
      : undefined,
  ),
  widths: pictureWidths.optional(),
  upright: objectOf({ ...pictureSize, widths: pictureWidths }).optional(),
});

/** Yields a finding for each violation of the schema in the value of `root`. */
export function* validate(site: Pick<Site, 'sourcePlaces'>, schema: Schema, root: ContentNode): Generator<Finding> {
  try {
    schema.validateSync(root.value, { abortEarly: false, strict: true, context: { site } });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path = '', message } of error.inner)
      yield createFinding(resolveNode(site, root, splitKeys(path)), message);
  }
}
