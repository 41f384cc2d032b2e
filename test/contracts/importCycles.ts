import type { ImportEdge } from './sources';

/**
 * Returns import cycles, each as 'a → b → a'. If a cycle exists, the list contains at least one cycle. Type imports and
 * `import()` count as imports.
 */
export function findImportCycles(edges: readonly ImportEdge[]): string[] {
  const importsByFile = new Map<string, string[]>();
  for (const { from, to, isLocal } of edges)
    if (isLocal) importsByFile.set(from, [...(importsByFile.get(from) ?? []), to]);
  const cycles: string[] = [];
  const finishedFiles = new Set<string>();
  const visitFile = (file: string, importPath: readonly string[]): void => {
    const cycleStart = importPath.indexOf(file);
    if (cycleStart >= 0) cycles.push([...importPath.slice(cycleStart), file].join(' → '));
    if (cycleStart >= 0 || finishedFiles.has(file)) return;
    for (const target of importsByFile.get(file) ?? []) visitFile(target, [...importPath, file]);
    finishedFiles.add(file);
  };
  for (const file of importsByFile.keys()) visitFile(file, []);
  return [...new Set(cycles)];
}
