/** Yields every text in a value, at any depth. */
export function* collectTexts(value: unknown, visited = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || visited.has(value)) return;
  visited.add(value);
  for (const child of Object.values(value)) yield* collectTexts(child, visited);
}
