/** Why a file can't be read, for who has never seen a compiler. */
export interface Trouble {
  /** Where it is to be mended, below the firm's folder. */
  readonly file: string;
  readonly message: string;
  /** The file that is asked for and isn't there, from the project's root and without its ending. */
  readonly needs?: string;
  /** The export that is asked for and isn't there. */
  readonly takes?: { readonly name: string; readonly from: string };
}

const short = (text: string): string => text.replaceAll(`${process.cwd()}/`, '');

/** Of the firm's files the one that a path means. */
const fileOf = (path: string | undefined, known: readonly string[]): string | undefined =>
  known.find((file) => path?.endsWith(`/${file}`));

/** What an import of `file` failed of; it may lie in another file that it reads. */
export function troubleOf(error: Error, file: string, known: readonly string[]): Trouble {
  const text = short(error.message);
  const [, place, line, reason] = /(\S+\.ts):(\d+):\d+: ERROR: (.+)/.exec(text) ?? [];
  if (reason !== undefined)
    return {
      file: fileOf(place, known) ?? file,
      message: `line ${line} can't be understood (${reason}): mend it there.`,
    };
  const [, needs, by] = /^Cannot find module '([^']+)' imported from '?([^'\s]+)/.exec(text) ?? [];
  if (needs !== undefined)
    return {
      file: fileOf(by, known) ?? file,
      message: `it reads ‘${needs}’, which is not there: correct the name, or put the file there.`,
      needs,
    };
  const [, path] = /(\/\S+\.ts)[:\s]/.exec(error.stack ?? '') ?? [];
  const [, from, name] = /requested module '([^']+)' does not provide an export named '([^']+)'/.exec(text) ?? [];
  const where = fileOf(path, known) ?? file;
  if (name !== undefined && from !== undefined)
    return {
      file: where,
      message: `it takes ‘${name}’ from ‘${from}’, which has none: correct the name, or write it there.`,
      takes: { name, from },
    };
  return { file: where, message: `can't be read (${text.split('\n')[0]}): mend it there.` };
}
