import { sql, type AliasedRawBuilder, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Tables } from './engine/tables';

/**
 * The values as a row of their own, for an insertion that hangs on a condition: `insert … select … where`. PostgreSQL takes
 * whatever stands in a select for text unless it is told otherwise.
 */
export function selected<Values extends Record<string, string | number | null>>(
  build: Kysely<Tables>,
  values: Values,
): SelectQueryBuilder<Tables, never, Values> {
  const columns = Object.entries(values).map(([name, value]) =>
    typeof value === 'number'
      ? sql<number>`cast(${value} as bigint)`.as(name)
      : sql<string | null>`cast(${value} as text)`.as(name),
  );
  return build.selectNoFrom(columns as AliasedRawBuilder[]) as unknown as SelectQueryBuilder<Tables, never, Values>;
}
