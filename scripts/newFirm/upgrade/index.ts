import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguage } from '../../check/firm';
import { formatSite, quoteArgument } from '../../siteCommand';
import { UsageError } from '../../usageError';
import { formatWithPrettier } from '../colours';
import { findWordsLanguage, readWords, STARTER_FOLDER } from '../languages';
import { resolveFolder } from '../options';
import { getImportPaths } from '../write';
import { UPGRADE_STEPS, type Project } from './steps';
import { compareVersions, FOLDER_VERSION, findVersion, type Sources } from './version';

const USAGE = 'npm run new-firm -- --upgrade ../acme: name the folder of a firm.';

/** Reads the files that an upgrade may change: `tsconfig.json`, and all `.ts` files except those of npm packages. */
function readSources(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^tsconfig\.json|\.ts)$/.test(file) && !/(^|\/)(node_modules|\.git)\//.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/**
 * Returns the language whose words the upgraded folder imports: the first language in `languages.ts`. Without this
 * file, returns the language in `settings.ts`. Returns English when the project lacks the language, or when the file
 * contains no language tag.
 */
export function findLanguage(sources: Sources): string {
  const source = sources.get('languages.ts') ?? sources.get('settings.ts') ?? '';
  const [, tag = ''] = /\b(?:defineLanguages\(\{|language:)\s*['"]?([\w-]+)/.exec(source) ?? [];
  return (isLanguage(tag) ? findWordsLanguage(tag) : undefined) ?? 'en';
}

/** Reads the project's language, words and import paths, which the upgrade steps need. */
async function readProject(folder: string, sources: Sources): Promise<Project> {
  const language = findLanguage(sources);
  const names = readdirSync(path.join(STARTER_FOLDER, 'words')).map((file) => path.basename(file, '.ts'));
  return { language, words: await readWords(language, names), paths: getImportPaths(folder) };
}

/** Returns the files of the upgraded folder, and a sentence for each step that changed files. */
async function upgradeSources(
  folder: string,
  sources: Sources,
): Promise<{ sources: Sources; changes: readonly string[] }> {
  const project = await readProject(folder, sources);
  const changes: string[] = [];
  let newSources = sources;
  for (const { version, change, run } of UPGRADE_STEPS) {
    const oldSources = newSources;
    newSources = run(oldSources, project);
    const isSame =
      oldSources.size === newSources.size && [...newSources].every(([file, text]) => oldSources.get(file) === text);
    if (!isSame) changes.push(`${version}: ${change}`);
  }
  return { sources: newSources, changes };
}

/**
 * Writes the changed files in the project's format, and deletes the removed files. Returns the paths of the changed and
 * the removed files. Formats all changed files before it writes the first one, so that a file with a syntax error
 * leaves the folder unchanged.
 */
async function writeSources(folder: string, oldSources: Sources, newSources: Sources): Promise<string[]> {
  const changedFiles: [file: string, text: string][] = [];
  for (const [file, text] of newSources)
    if (oldSources.get(file) !== text) changedFiles.push([file, await formatWithPrettier(file, text)]);
  const removedFiles = [...oldSources.keys()].filter((file) => !newSources.has(file));
  for (const [file, text] of changedFiles) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const file of removedFiles) rmSync(path.join(folder, file));
  return [...changedFiles.map(([file]) => file), ...removedFiles];
}

/**
 * Throws {@link UsageError} when the folder has uncommitted changes. `git diff` would mix uncommitted changes with the
 * changes of the upgrade.
 */
function refuseUncommittedChanges(folder: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '.'], { cwd: folder, encoding: 'utf8' });
  if (status === 0 && stdout.trim() !== '')
    throw new UsageError(
      `${path.relative(process.cwd(), folder)} has changes that are not committed: commit them, so that git diff shows what the upgrade changes.`,
    );
}

/**
 * `npm run new-firm -- --upgrade ../acme`: upgrades a content folder of an earlier version to the current version.
 * Rejects with {@link UsageError} for wrong arguments and for an invalid `tsconfig.json`. Also rejects when the folder
 * has no `site.ts`, has uncommitted changes or was written for a later version.
 */
export async function upgradeFirm(folderNames: readonly string[]): Promise<void> {
  const [folderName, ...otherArgs] = folderNames;
  if (folderName === undefined || otherArgs.length > 0) throw new UsageError(USAGE);
  const folder = resolveFolder(folderName);
  const shownPath = path.relative(process.cwd(), folder);
  if (!existsSync(path.join(folder, 'site.ts')))
    throw new UsageError(
      `${shownPath} has no site.ts: name the folder of a firm. Make one with npm run new-firm -- ${quoteArgument(shownPath)}`,
    );
  const oldSources = readSources(folder);
  const version = findVersion(oldSources);
  if (compareVersions(version, FOLDER_VERSION) > 0)
    throw new UsageError(
      `${shownPath} is written for version ${version}, which is newer than this checkout (${FOLDER_VERSION}): update the checkout.`,
    );
  refuseUncommittedChanges(folder);
  const { sources, changes } = await upgradeSources(folder, oldSources);
  const files = await writeSources(folder, oldSources, sources);
  const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
  for (const change of changes) printLine(change);
  printLine(
    files.length === 0
      ? `${shownPath} is written for version ${FOLDER_VERSION} already.`
      : `${shownPath} was upgraded from version ${version} to version ${FOLDER_VERSION}. Changed files: ${files.join(', ')}.`,
  );
  printLine(`Check it:  ${formatSite(shownPath)} UNAUDITED=1 npm run check`);
}
