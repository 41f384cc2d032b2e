import {
  chmodSync,
  closeSync,
  existsSync,
  fchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OutboxUnusableError, type EngineOptions } from './engine';

const MARKER_TEXT = `This file marks the outbox beside it. If the outbox is empty or missing when the server starts, the server stops, because submissions
may have been lost. To start with an empty outbox, delete this file.
`;

/** The advice for an unusable database. `restore` never replaces a file, because the file may contain data. */
export const REPLACEMENT_ADVICE =
  'stop all processes, move the database file and its journals (-wal, -shm) to another folder, then restore a backup (npm run outbox -- restore FILE)';

/** The advice for a command that finds no outbox. The shell often lacks the environment of the server. */
const SETTINGS_ADVICE = 'load the settings of the relay, such as /etc/site.env, or correct the path';

/**
 * The file of an outbox, and the marker file beside it. The marker file distinguishes an emptied database from a new
 * one.
 */
export class DatabaseFile {
  /**
   * The files that prove that there was an earlier database. `prepare` makes the list before this process opens the
   * database, because another process that starts at the same time also creates a marker file.
   */
  #traces: readonly string[] = [];

  private constructor(readonly path: string) {}

  /** Returns the file of a URL. Throws {@link OutboxUnusableError} for a URL that does not name a file. */
  static fromUrl(url: string): DatabaseFile {
    const path = decodePath(/^file:(?!:memory:)(?:\/\/(?:localhost)?(?=\/))?([^?#]+)/.exec(url)?.[1]);
    if (path === undefined)
      throw new OutboxUnusableError('OUTBOX_URL: the URL must name a file, such as file:/var/lib/site/outbox.db');
    return new DatabaseFile(path);
  }

  /**
   * Creates the folder and the file. Only the server's user can read the file, because it contains visitors' texts.
   * Throws {@link OutboxUnusableError} when an earlier file is empty or missing, or when `creationMode` does not create
   * a missing folder or file.
   */
  prepare({ creationMode, urlVariable }: Pick<EngineOptions, 'creationMode' | 'urlVariable'>): void {
    const folder = dirname(this.path);
    if (creationMode === 'folder and tables') mkdirSync(folder, { recursive: true, mode: 0o700 });
    else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new OutboxUnusableError(
        `${urlVariable}: there is no folder ${folder}; ${creationMode === 'nothing' ? SETTINGS_ADVICE : `correct the path, or create the folder: mkdir -m 700 ${folder}`}`,
      );
    if (creationMode === 'nothing' && !existsSync(this.path))
      throw new OutboxUnusableError(
        `${urlVariable}: there is no outbox in ${folder} (${basename(this.path)} is missing); ${SETTINGS_ADVICE}`,
      );
    if (creationMode === 'new tables') rmSync(this.#markerPath, { force: true });
    this.#traces = this.#findTraces();
    // This check runs before the database is opened, because SQLite deletes the journal of an empty database. The
    // journal may contain recoverable data.
    if (this.#getSize('') === 0) this.assertNotEmptied();
    // SQLite gives the journal the owner and mode of the database file, so this method creates the database file first.
    createFile(this.path, '');
    closeSync(openSync(this.path, 'a', 0o600));
    for (const path of this.#listOutboxPaths()) restrictToOwner(path);
  }

  /**
   * Returns the paths that belong to the outbox alone: its files, and their folder if it contains no other files. The
   * method ignores the folder 'lost+found'. A folder with other files may belong to another program.
   */
  #listOutboxPaths(): string[] {
    const folder = dirname(this.path);
    const isOutboxFileName = (name: string) => name.startsWith(basename(this.path));
    const names = readdirSync(folder);
    const files = names.filter(isOutboxFileName).map((name) => join(folder, name));
    return names.every((name) => isOutboxFileName(name) || name === 'lost+found') ? [...files, folder] : files;
  }

  /**
   * Throws {@link OutboxUnusableError} if there was an earlier database. Call this method only when the database has no
   * tables.
   */
  assertNotEmptied(): void {
    if (this.#traces.length === 0) return;
    const traces = this.#traces.join(' and ');
    throw new OutboxUnusableError(
      `${this.path} is empty or missing, but an earlier outbox left ${traces}: ${REPLACEMENT_ADVICE}, ` +
        `or delete ${traces} to start with an empty outbox`,
    );
  }

  /** Creates the marker file. Call this method after the tables exist. */
  createMarker(): void {
    createFile(this.#markerPath, MARKER_TEXT);
  }

  /**
   * The path of the file with a copy of the tombstones. The file is separate, because the tombstones must survive the
   * loss of the database.
   */
  get tombstonePath(): string {
    return `${this.path}.erased`;
  }

  get #markerPath(): string {
    return `${this.path}.made`;
  }

  #getSize(suffix: string): number {
    return statSync(this.path + suffix, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Returns the files that exist only if there was a database. */
  #findTraces(): string[] {
    // The journal's size is read before the size of the database. Another process that is creating both files creates
    // the database first, so its new journal does not count as a trace.
    const journalPaths = this.#getSize('-wal') > 0 && this.#getSize('') === 0 ? [`${this.path}-wal`] : [];
    return existsSync(this.#markerPath) ? [this.#markerPath, ...journalPaths] : journalPaths;
  }
}

/**
 * Creates a file, unless it exists. Only the owner can read the file. If root runs this process, the file belongs to
 * the owner of its folder, the server's user.
 */
export function createFile(path: string, text: string): void {
  let fileDescriptor: number;
  try {
    fileDescriptor = openSync(path, 'ax', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  try {
    const { uid, gid } = statSync(dirname(path));
    // `fchownSync` changes the owner of the new file through its descriptor. If root used the path, the owner of the
    // folder could replace the new file with a link to a file of root.
    if (process.getuid?.() === 0) fchownSync(fileDescriptor, uid, gid);
    writeSync(fileDescriptor, text);
  } finally {
    closeSync(fileDescriptor);
  }
}

/** Returns the decoded path of a URL, or undefined for a path with an invalid escape or a null byte. */
function decodePath(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    const decodedPath = decodeURIComponent(path);
    return decodedPath.includes('\0') ? undefined : decodedPath;
  } catch {
    // The caller reports the URL as invalid.
    return undefined;
  }
}

/** Removes the permissions of group and others if the user of this process owns the file. */
function restrictToOwner(path: string): void {
  // `lstatSync` reads the owner of a link itself. With `statSync`, root would follow a link that the folder's owner
  // made to any file of root.
  if (lstatSync(path, { throwIfNoEntry: false })?.uid !== process.getuid?.()) return;
  // Another process that exits at this moment may delete the journal.
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && (stats.mode & 0o077) !== 0 && stats.uid === process.getuid?.()) chmodSync(path, stats.mode & 0o700);
}
