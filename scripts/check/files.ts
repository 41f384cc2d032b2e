import type { Finding } from './site';

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

/** What went wrong, in one line and without this machine's folders. */
export function reasonOf(error: Error): string {
  const lines = error.message.split('\n');
  return (lines.find((line) => line.includes('ERROR')) ?? lines[0] ?? '').replaceAll(`${process.cwd()}/`, '');
}

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
        const reason = reasonOf(module);
        return [[reason, at(file, '', `can't be read (${reason}): mend it there.`)]];
      }),
    ).values(),
    ...needs.flatMap(({ file, name, by }) => {
      const module = modules.get(file);
      const isThere = !module || module instanceof Error || module[name] !== undefined;
      return isThere ? [] : [at(file, name, `is missing, and ${by} needs it: write ‘export const ${name} = …’.`)];
    }),
  ];
}
