import type { Finding } from './site';
import { troubleOf, type Trouble } from './trouble';

/** What the site's code reads of a firm's folder: `import { firm } from '#site/firm'`. */
export interface Need {
  /** Below the firm's folder. */
  readonly file: string;
  readonly name: string;
}

/** What a file exports, or why it can't be read. */
export type Module = Readonly<Record<string, unknown>> | Error;

/** The firm's files by their path in its folder. */
export type Modules = ReadonlyMap<string, Module>;

const at = (file: string, entry: string, message: string): Finding => ({ file, entry, field: '', message });

/** That a file is there or a name is exported need not be asked for by who reads it, too. */
const isAskedFor = (missing: readonly Need[], { needs, takes }: Trouble): boolean =>
  missing.some(({ file, name }) => {
    const path = file.replace(/\.ts$/, '');
    return needs?.endsWith(`/${path}`) || (takes?.name === name && path.endsWith(takes.from.replace(/^[./]+/, '')));
  });

const howTo = ({ name }: Need): string => (name === 'default' ? 'export default …' : `export const ${name} = …`);

/** docs/content-guide.md: every file and export that the site needs is there and can be read. */
export function checkFiles(needs: readonly Need[], modules: Modules): Finding[] {
  if (modules.size === 0) return [at('', '', 'holds no file that can be read: make a folder with npm run new-firm.')];
  const missing = needs.filter(({ file, name }) => {
    const module = modules.get(file);
    return !(module instanceof Error) && !(module && name in module);
  });
  const files = new Set(missing.map(({ file }) => file).filter((file) => !modules.has(file)));
  return [
    ...[...files].map((file) => at(file, '', 'is missing: copy it from the folder of the sample firm and change it.')),
    // A file that can't be read takes those along that read it: told once.
    ...new Map(
      [...modules].flatMap(([file, module]): [string, Finding][] => {
        if (!(module instanceof Error)) return [];
        const trouble = troubleOf(module, file, [...modules.keys()]);
        if (isAskedFor(missing, trouble)) return [];
        return [[`${trouble.file} ${trouble.message}`, at(trouble.file, '', trouble.message)]];
      }),
    ).values(),
    ...missing
      .filter(({ file }) => !files.has(file))
      .map((need) => at(need.file, need.name, `is missing, and every site needs it: write ‘${howTo(need)}’.`)),
  ];
}
