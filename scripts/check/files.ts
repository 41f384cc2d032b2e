import type { Finding } from './site';

/** An export that every content folder needs. The site's code or a script imports this export from '#site/…'. */
export interface RequiredExport {
  /** The path relative to the content folder. */
  readonly file: string;
  readonly name: string;
}

/** The exports of a file, or the error that its import throws. */
export type ImportResult = Readonly<Record<string, unknown>> | Error;

/** The import results of the firm's files, by the paths of the files relative to the content folder. */
export type ImportResults = ReadonlyMap<string, ImportResult>;

/**
 * Returns the message of an import error, with paths relative to the content folder. `folder` is the content folder's
 * absolute path.
 */
export const formatImportMessage = ({ message }: Error, folder: string): string => message.replaceAll(`${folder}/`, '');

/**
 * Yields a finding for each distinct import error, at the file that the error names. If no error names a file, yields a
 * finding for each file that can't be imported. Omits errors that a missing file or export causes.
 */
function* findImportFaults(
  modules: ImportResults,
  missingExports: readonly RequiredExport[],
  folder: string,
): Generator<Finding> {
  const errors = [...modules].flatMap(([file, module]) => {
    if (!(module instanceof Error)) return [];
    const errorText = `${module.stack} ${module.message}`;
    const causeFile = [...modules.keys()].find((moduleFile) => errorText.includes(`${folder}/${moduleFile}`));
    const isConsequence = missingExports.some((missingExport) =>
      errorText.includes(`/${missingExport.file.replace(/\.ts$/, '')}'`),
    );
    return isConsequence
      ? []
      : [{ file: causeFile ?? file, isCause: causeFile !== undefined, message: formatImportMessage(module, folder) }];
  });
  // The check assumes that errors with a file name cause the errors without a file name.
  const causes = errors.filter(({ isCause }) => isCause);
  const findings = (causes.length > 0 ? causes : errors).map(({ file, message }) => {
    const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
    const advice = name === undefined ? 'correct this error' : `import ‘${name}’, or write quotes around it`;
    return { file, steps: [], message: `can't be imported (${message}): ${advice}.` };
  });
  yield* new Map(findings.map((finding) => [finding.file + finding.message, finding])).values();
}

const renderExport = (name: string): string => (name === 'default' ? 'export default …' : `export const ${name} = …`);

/**
 * docs/content-guide.md: yields a finding for each required file or export that is missing, and for each cause of a
 * failed import.
 */
export function* checkFiles(
  requiredExports: readonly RequiredExport[],
  modules: ImportResults,
  folder: string,
): Generator<Finding> {
  if (modules.size === 0) {
    yield { file: '', steps: [], message: 'contains no TypeScript file: create a folder with npm run new-firm.' };
    return;
  }
  const missingExports = requiredExports.filter(({ file, name }) => {
    const module = modules.get(file);
    return !(module instanceof Error) && !(module && name in module);
  });
  for (const file of new Set(missingExports.map((missingExport) => missingExport.file)))
    if (!modules.has(file))
      yield { file, steps: [], message: 'is missing: copy it from scripts/newFirm/starter and change it.' };
  yield* findImportFaults(modules, missingExports, folder);
  for (const { file, name } of missingExports)
    if (modules.has(file))
      yield { file, steps: [name], message: `is missing, and every site needs it: write ‘${renderExport(name)}’.` };
}
