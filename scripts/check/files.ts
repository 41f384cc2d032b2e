import type { Finding } from './site';

/** What the site's code reads of a firm's folder: `import { firm } from '#site/firm'`. */
export interface Need {
  /** Below the firm's folder. */
  readonly file: string;
  readonly name: string;
}

/** What a file exports, or why it can't be imported. */
export type Module = Readonly<Record<string, unknown>> | Error;

/** The firm's files by their path in its folder. */
export type Modules = ReadonlyMap<string, Module>;

const at = (file: string, entry: string, message: string): Finding => ({ file, entry, field: '', message });

/** The message of an error of an import, with paths from the firm's folder (absolute) on. */
export const messageOf = ({ message }: Error, folder: string): string => message.replaceAll(`${folder}/`, '');

/** Yields each file that can't be imported once, although it fails the imports of those that read it, too. */
function* faultsOfImports(modules: Modules, missing: readonly Need[], folder: string): Generator<Finding> {
  const errors = [...modules].flatMap(([file, module]) => {
    if (!(module instanceof Error)) return [];
    const text = `${module.stack} ${module.message}`;
    const cause = [...modules.keys()].find((each) => text.includes(`${folder}/${each}`));
    const isConsequence = missing.some((need) => text.includes(`/${need.file.replace(/\.ts$/, '')}'`));
    return isConsequence
      ? []
      : [{ file: cause ?? file, isCause: cause !== undefined, message: messageOf(module, folder) }];
  });
  // An error that names no file follows from one that does.
  const causes = errors.filter(({ isCause }) => isCause);
  const told = (causes.length > 0 ? causes : errors).map(({ file, message }) =>
    at(file, '', `can't be imported (${message}): correct it there.`),
  );
  yield* new Map(told.map((finding) => [finding.file + finding.message, finding])).values();
}

const howTo = ({ name }: Need): string => (name === 'default' ? 'export default …' : `export const ${name} = …`);

/** docs/content-guide.md: every file and export that the site needs is there and can be imported. */
export function* checkFiles(needs: readonly Need[], modules: Modules, folder: string): Generator<Finding> {
  if (modules.size === 0) {
    yield at('', '', 'holds no file that can be read: make a folder with npm run new-firm.');
    return;
  }
  const missing = needs.filter(({ file, name }) => {
    const module = modules.get(file);
    return !(module instanceof Error) && !(module && name in module);
  });
  for (const file of new Set(missing.map((need) => need.file)))
    if (!modules.has(file)) yield at(file, '', 'is missing: copy it from the folder of the sample firm and change it.');
  yield* faultsOfImports(modules, missing, folder);
  for (const need of missing)
    if (modules.has(need.file))
      yield at(need.file, need.name, `is missing, and every site needs it: write ‘${howTo(need)}’.`);
}
