import { sql, type AliasedRawBuilder, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Tables } from './engine/tables';

export const ALWAYS_TRUE = sql<boolean>`1 = 1`;

/**
 * Builds a SELECT that returns the values as one row, for a conditional `insert … select … where`. The query casts the
 * values, because PostgreSQL treats an untyped value in a SELECT as text.
 */
export function selectValues<Values extends Record<string, string | number | null>>(
  queryBuilder: Kysely<Tables>,
  values: Values,
): SelectQueryBuilder<Tables, never, Values> {
  const columns = Object.entries(values).map(([name, value]) =>
    typeof value === 'number'
      ? sql<number>`cast(${value} as bigint)`.as(name)
      : sql<string | null>`cast(${value} as text)`.as(name),
  );
  return queryBuilder.selectNoFrom(columns as AliasedRawBuilder[]) as unknown as SelectQueryBuilder<
    Tables,
    never,
    Values
  >;
}
