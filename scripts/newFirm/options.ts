import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findCharacterFaults } from '../check/characters';
import { isLanguage } from '../check/firm';
import { findUnreplacedPlaceholderFaults } from '../check/placeholders';
import { UsageError } from '../usageError';

export interface NewFirmOptions {
  /** The absolute path of the content folder. */
  readonly folder: string;
  readonly name: string;
  /** The brand colour: '#rgb' or '#rrggbb'. */
  readonly colour: string;
  /** The language of the texts, as a tag: 'de', 'pt-BR'. */
  readonly language: string;
}

export const USAGE = "npm run new-firm -- ../acme [--name 'Acme & Co'] [--colour '#07402f'] [--language en]";

/**
 * The maximum length of a name, in characters. A name of this length fits into the header in windows of 320 px or
 * wider.
 */
const MAX_NAME_LENGTH = 40;
const CONTENT_FOLDER = path.resolve('src/content');

/**
 * Returns the content folder that an argument of the command names. A name of ASCII letters, digits, '_' and '-' is a
 * folder in src/content, so that SITE accepts the same name later. Any other argument is a path.
 */
export const resolveFolder = (folderName: string): string =>
  /^[\w-]+$/.test(folderName) ? path.join(CONTENT_FOLDER, folderName) : path.resolve(folderName);

/** Returns the suggested name of the firm in a folder: 'Acme Anvils' for '../acme-anvils'. */
const suggestName = (folder: string): string =>
  path
    .basename(folder)
    .split(/[-_.\s]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Returns a default colour derived from the name. No channel exceeds 127, because only dark colours have enough
 * contrast on a light background.
 */
function suggestColour(name: string): string {
  const hash = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffff, 7);
  return `#${[16, 8, 0].map((shift) => (((hash >> shift) & 0xff) >> 1).toString(16).padStart(2, '0')).join('')}`;
}

function findNameFault(name: string): string | undefined {
  if (!/\p{L}/u.test(name)) return `‘${name}’ has no letter: write the firm's name, such as --name 'Acme & Co'.`;
  if (/\p{Cc}/u.test(name)) return 'the name has a line break or another control character: remove it.';
  if (name.length > MAX_NAME_LENGTH)
    return `‘${name}’ has ${name.length} characters, but the header has room for ${MAX_NAME_LENGTH}: write the short name here, and later the full name as legalName in firm.ts.`;
  const [fault] = [...findCharacterFaults({ key: 'name', value: name }), ...findUnreplacedPlaceholderFaults(name)];
  return fault && `‘${name}’: ${fault}`;
}

export const findColourFault = (colour: string): string | undefined =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)
    ? undefined
    : `‘${colour}’ is not a colour: write a number sign and six digits or letters a to f, in quotes: --colour '#07402f'.`;

function findFolderFault(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const shownPath = path.relative(process.cwd(), folder);
  try {
    return readdirSync(folder).length === 0
      ? undefined
      : `${shownPath} already exists and is not empty: name another folder, or empty this one.`;
  } catch {
    return `${shownPath} is a file: name a folder.`;
  }
}

/**
 * A function that asks for a missing option at the terminal. Resolves to the answer, or to `suggestion` if the answer
 * is empty or there is no terminal.
 */
export type AskFunction = (question: string, suggestion: string) => Promise<string>;

function parseOptions(args: readonly string[]) {
  const stringOption = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: stringOption, colour: stringOption, language: stringOption },
    });
  } catch (error) {
    const [problem] = (error as Error).message.split('. To specify');
    throw new UsageError(`${problem?.replace(/\n[^]*/, '').replace(/\.$/, '')}: write ${USAGE}.`);
  }
}

const throwIfFault = (fault: string | undefined): void => {
  if (fault !== undefined) throw new UsageError(fault);
};

const findLanguageFault = (tag: string): string | undefined =>
  isLanguage(tag) ? undefined : `‘${tag}’ is not a language tag: write one such as --language fr or --language pt-BR.`;

/**
 * Reads the options from the command's arguments, and asks for a missing name or colour. Rejects with
 * {@link UsageError} when an argument or an answer is invalid.
 */
export async function readOptions(args: readonly string[], ask: AskFunction): Promise<NewFirmOptions> {
  const { values, positionals } = parseOptions(args);
  const [folderName, otherArg] = positionals;
  if (folderName === undefined) throw new UsageError(`${USAGE}: name a folder.`);
  if (otherArg !== undefined)
    throw new UsageError(`‘${otherArg}’ is a second folder: write ${USAGE}, with quotes around a name with spaces.`);
  const folder = resolveFolder(folderName);
  throwIfFault(findFolderFault(folder));
  const { language = 'en' } = values;
  throwIfFault(findLanguageFault(language));
  const name = (values.name ?? (await ask('Name of the firm', suggestName(folder)))).trim();
  throwIfFault(findNameFault(name));
  const colour = values.colour ?? (await ask('Colour of the firm', suggestColour(name)));
  throwIfFault(findColourFault(colour));
  return { folder, name, colour, language: new Intl.Locale(language).toString() };
}
