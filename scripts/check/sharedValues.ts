import type { CountryCode } from '../../src/site/types';
import type { Finding, Site } from './site';

/** A value that must be equal in every language of a site. */
export interface SharedValue extends Pick<Finding, 'file' | 'steps'> {
  readonly value: string;
  /** Whether the value must also exist in every language. Pages may exist in some languages only. */
  readonly isRequired?: boolean;
}

/**
 * Returns the values of a site that every language must share. The links to other languages contain the path of the
 * page in the current language. The relay reads phone numbers with the countries of the default language.
 */
export function listSharedValues({ pages, jobPages, words }: Site): SharedValue[] {
  const countries = (words['countries.ts#countries'] ?? []) as readonly CountryCode[];
  return [
    ...Object.entries(pages).flatMap(([id, { path, aliases = [] }]) => [
      { file: 'pages.ts', steps: [id, 'path'], value: path },
      { file: 'pages.ts', steps: [id, 'aliases'], value: aliases.join(', ') },
    ]),
    ...Object.entries(jobPages).map(([id, { path, languages }]) => ({
      file: 'pages.ts',
      steps: [id, 'path'],
      value: path,
      isRequired: languages === undefined,
    })),
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

const getKey = ({ file, steps }: SharedValue): string => JSON.stringify([file, steps]);

/** Returns a finding for each value that a language does not share with the language `otherTag`. */
export function findDifferences(
  values: readonly SharedValue[],
  otherValues: readonly SharedValue[],
  otherTag: string,
): Finding[] {
  const valuesByKey = new Map(values.map((shared) => [getKey(shared), shared]));
  return otherValues.flatMap((other): Finding[] => {
    const value = valuesByKey.get(getKey(other))?.value;
    if (value === other.value || (value === undefined && !other.isRequired)) return [];
    const difference =
      value === undefined
        ? `is missing, but ‘${otherTag}’ has ‘${other.value}’`
        : `is ‘${value}’, but ‘${other.value}’ in ‘${otherTag}’`;
    return [{ file: other.file, steps: other.steps, message: `${difference}: write it once for all languages.` }];
  });
}
