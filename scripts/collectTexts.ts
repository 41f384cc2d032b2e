/** Yields every text in a value, at any depth. */
export function* collectTexts(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const part of Object.values(value)) yield* collectTexts(part, seen);
}
