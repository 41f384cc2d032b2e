import type { ImportEdge } from './sources';

/**
 * Returns the import cycles, each as 'a → b → a', or [] without a cycle. Type imports and `import()` count as imports.
 */
export function findImportCycles(edges: readonly ImportEdge[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isLocal } of edges) if (isLocal) next.set(from, [...(next.get(from) ?? []), to]);
  const cycles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) cycles.push([...trail.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return [...new Set(cycles)];
}
