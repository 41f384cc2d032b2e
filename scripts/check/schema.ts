import { array, boolean, number, object, string, ValidationError, type AnyObject, type Schema } from 'yup';
import { findingAt, spotAt, type Spot } from './walk';
import { repeated, type Finding, type Site } from './site';

/* Builders for the schemas of the content files. The line of a finding names the file, the entry and the field. */

/** Returns the keys of a path of Yup: ['team', 'members', '2', 'a.b'] for 'team.members[2]["a.b"]'. */
const keysOf = (path: string): string[] =>
  [...path.matchAll(/\["(.*?)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(([, quoted, index, key]) => quoted ?? index ?? key ?? '');

/** Yup has no path for the value itself. */
const MISSING = ({ originalPath = '' }: { originalPath?: string }): string => {
  const field = keysOf(originalPath).at(-1);
  return `is missing: add ${field === undefined ? 'it' : `‘${field}’`}.`;
};

const needed = <S extends Schema>(schema: S, what: string): S =>
  schema.typeError(`is not ${what}: write one.`).defined(MISSING).nonNullable(MISSING) as S;

export const text = () => needed(string(), 'a text');
export const whole = () => needed(number().integer('is not a whole number: write one.'), 'a number');
export const flag = () => needed(boolean(), 'a choice of true or false');
/** An object with these fields, and others: the types reject misspelt ones. */
export const part = (fields: Record<string, Schema>) => needed(object(fields), 'an object in braces');
export const texts = (...names: string[]): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, text()]));

/** The object around a value, and the site. */
interface Around {
  readonly parent: AnyObject;
  readonly site: Site;
}

/** Returns a test of Yup that reports each fault which a function finds in a value of the right type. */
export const rule = <T>(faultsOf: (value: T, around: Around) => string | undefined | readonly string[]) => ({
  name: 'rule',
  skipAbsent: true,
  test(
    value: unknown,
    { createError, parent, options }: Parameters<NonNullable<Schema['tests'][number]['OPTIONS']>['test']>[1],
  ) {
    const faults = [faultsOf(value as T, { parent, ...(options.context as { site: Site }) }) ?? []].flat();
    // A function, because Yup replaces '${…}' in a message that is a text.
    return faults.length === 0 || new ValidationError(faults.map((fault) => createError({ message: () => fault })));
  },
});

/** A text that is not blank. `advice` says what to write. */
export const filled = (advice: string) =>
  text().test(rule<string>((value) => (value.trim() === '' ? `is missing: ${advice}.` : undefined)));

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A text that is one of the choices. */
export const oneOf = (...choices: string[]) =>
  text().test(
    rule<string>((value) =>
      choices.includes(value)
        ? undefined
        : `‘${value}’ is none of the choices: write ${OR.format(choices.map((choice) => `‘${choice}’`))}.`,
    ),
  );

/** Reports each key that several entries of a list have. */
export const distinct = (keyOf: (entry: AnyObject) => unknown, faultOf: (key: string) => string) =>
  rule<readonly unknown[]>((entries) => {
    const keys = entries.map((entry) => keyOf(Object(entry) as AnyObject)).filter((key) => key !== undefined);
    return repeated(keys).map((key) => faultOf(String(key)));
  });

/** A list whose entries, where they have ids, have different ones. */
export const list = (entry: Schema) =>
  needed(array(entry), 'a list').test(
    distinct(
      ({ id }) => id as unknown,
      (id) => `two entries have the id ‘${id}’: give each its own.`,
    ),
  );

/** A list with a least number of entries. `fault` is the message about fewer. */
export const listOf = (least: number, entry: Schema, fault: string) =>
  list(entry).test(rule<readonly unknown[]>(({ length }) => (length < least ? fault : undefined)));

/** Yields a finding for each place where a value breaks its schema. */
export function* validate(site: Site, schema: Schema, root: Spot): Generator<Finding> {
  try {
    schema.validateSync(root.value, { abortEarly: false, strict: true, context: { site } });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path = '', message } of error.inner) yield findingAt(spotAt(site, root, keysOf(path)), message);
  }
}
