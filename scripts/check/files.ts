import type { Finding } from './site';
import { troubleOf } from './trouble';

/** What the site's code reads of a firm's folder: `import { firm } from '#site/firm'`. */
export interface Need {
  /** Below the firm's folder. */
  readonly file: string;
  readonly name: string;
  /** Who reads it, from the project's root. */
  readonly by: string;
}

/** What a file exports, or why it can't be read. */
export type Module = Readonly<Record<string, unknown>> | Error;

/** The firm's files by their path in its folder. */
export type Modules = ReadonlyMap<string, Module>;

const at = (file: string, entry: string, message: string): Finding => ({ file, entry, field: '', message });

/** README "Make it your firm's": every file and export that the site needs is there and can be read. */
export function checkFiles(needs: readonly Need[], modules: Modules): Finding[] {
  if (modules.size === 0)
    return [at('', '', 'holds no file that can be read: copy the folder of the sample firm and change it.')];
  const files = [...new Set(needs.map(({ file }) => file))];
  const missing = files.filter((file) => !modules.has(file));
  return [
    ...missing.map((file) => at(file, '', 'is missing: copy it from the folder of the sample firm and change it.')),
    // A file that can't be read takes those along that read it: told once.
    ...new Map(
      [...modules].flatMap(([file, module]): [string, Finding][] => {
        if (!(module instanceof Error)) return [];
        const trouble = troubleOf(module, file, [...modules.keys()]);
        const isTold = missing.some((other) => trouble.needs?.endsWith(`/${other.replace(/\.ts$/, '')}`));
        return isTold ? [] : [[`${trouble.file} ${trouble.message}`, at(trouble.file, '', trouble.message)]];
      }),
    ).values(),
    ...needs.flatMap(({ file, name, by }) => {
      const module = modules.get(file);
      const isThere = !module || module instanceof Error || module[name] !== undefined;
      return isThere ? [] : [at(file, name, `is missing, and ${by} needs it: write ‘export const ${name} = …’.`)];
    }),
  ];
}
