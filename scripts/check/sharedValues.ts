import type { Finding, Site } from './site';

/** A value that must be equal in every language of a site. */
export interface SharedValue extends Pick<Finding, 'file' | 'steps'> {
  readonly value: string;
  /** Whether the value must exist in every language. A page may exist in only some of the languages. */
  readonly isRequired?: boolean;
}

/**
 * Returns the values of a site that every language must share: the pages' paths and the countries. The link to a page
 * in another language contains the path of the page in the current language. For every language, the relay parses phone
 * numbers with the countries of the default language.
 */
export function listSharedValues({ pages, jobPages, countries }: Site): SharedValue[] {
  return [
    ...Object.entries({ ...pages, ...jobPages }).flatMap(([id, { path, aliases = [], languages }]) => {
      const sharedFields = { file: 'pages.ts', isRequired: languages === undefined };
      const pathValue = { ...sharedFields, steps: [id, 'path'], value: path };
      return aliases.length === 0
        ? [pathValue]
        : [pathValue, { ...sharedFields, steps: [id, 'aliases'], value: aliases.toSorted().join(', ') }];
    }),
    {
      file: 'countries.ts',
      steps: ['countries'],
      value: countries
        .map(({ country }) => country)
        .toSorted()
        .join(', '),
    },
  ];
}

const mapByKey = (values: readonly SharedValue[]) =>
  new Map(values.map((sharedValue) => [JSON.stringify([sharedValue.file, sharedValue.steps]), sharedValue]));

const formatValue = (value: string | undefined): string => (value === undefined ? 'missing' : `‘${value}’`);

/**
 * Returns a finding for each value of a language that differs from the value of the language `otherTag`. A missing
 * value is a difference only if the value is required.
 */
export function findDifferences(
  values: readonly SharedValue[],
  otherValues: readonly SharedValue[],
  otherTag: string,
): Finding[] {
  const [valuesByKey, otherValuesByKey] = [mapByKey(values), mapByKey(otherValues)];
  return [...new Map([...otherValuesByKey, ...valuesByKey])].flatMap(
    ([key, { file, steps, isRequired }]): Finding[] => {
      const [value, otherValue] = [valuesByKey.get(key)?.value, otherValuesByKey.get(key)?.value];
      if (value === otherValue || (!isRequired && (value === undefined || otherValue === undefined))) return [];
      const difference = `is ${formatValue(value)}, but ${formatValue(otherValue)} in ‘${otherTag}’`;
      return [{ file, steps, message: `${difference}: write it once for all languages.` }];
    },
  );
}
