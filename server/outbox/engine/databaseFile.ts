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
import { OutboxUnusable, type EngineOptions } from './engine';

const MARK = `Beside this file there is an outbox. Should it be empty or gone at a start, the server stops: its submissions would be lost
in silence. To begin with an empty outbox, delete this file.
`;

/** The file of an outbox, and the mark beside it by which an emptied one is told from a new one. */
export class DatabaseFile {
  /** What told of an earlier database before this one was opened: a neighbour that starts at the same time leaves a mark, too. */
  #witnesses: readonly string[] = [];

  private constructor(readonly path: string) {}

  /** Returns the file that a 'file:' address names. Throws {@link OutboxUnusable} for any other address, and for one of memory. */
  static at(url: string): DatabaseFile {
    const path = /^file:(?!:memory:)(?:\/\/(?:localhost)?(?=\/))?([^?#]+)/.exec(url)?.[1];
    if (path === undefined)
      throw new OutboxUnusable('OUTBOX_URL: the address names no file, such as file:/var/lib/site/outbox.db');
    return new DatabaseFile(decodeURIComponent(path));
  }

  /**
   * Makes folder and file, for the server's user alone: they hold what visitors wrote. Throws {@link OutboxUnusable} when the
   * file is empty or gone although there was one, and when something is not there that is not to be made.
   */
  makeReady({ make, from }: Pick<EngineOptions, 'make' | 'from'>): void {
    const folder = dirname(this.path);
    if (make === 'folder and tables') mkdirSync(folder, { recursive: true, mode: 0o700 });
    else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new OutboxUnusable(
        `${from}: there is no folder ${folder}; mend the path, or make the folder: mkdir -m 700 ${folder}`,
      );
    if (make === 'nothing' && !existsSync(this.path))
      throw new OutboxUnusable(`${from}: there is no outbox in ${folder} (${basename(this.path)} is not there)`);
    if (make === 'tables anew') rmSync(this.#mark, { force: true });
    this.#witnesses = this.#findWitnesses();
    // Before it is opened: SQLite throws the journal of an empty database away, and with it what may be saved.
    if (this.#sizeOf('') === 0) this.refuseIfEmptied();
    // SQLite gives its journal the owner and the rights of the database.
    makeFile(this.path, '');
    closeSync(openSync(this.path, 'a', 0o600));
    for (const path of this.#ownPaths()) closeToOthers(path);
  }

  /** What is the outbox's alone: its files, and their folder unless it holds something else (a folder that was there may be anybody's). */
  #ownPaths(): string[] {
    const folder = dirname(this.path);
    const own = (name: string) => name.startsWith(basename(this.path));
    const names = readdirSync(folder);
    const files = names.filter(own).map((name) => join(folder, name));
    return names.every((name) => own(name) || name === 'lost+found') ? [...files, folder] : files;
  }

  /** To be asked when the database turns out to have no tables. */
  refuseIfEmptied(): void {
    if (this.#witnesses.length === 0) return;
    const witnesses = this.#witnesses.join(' and ');
    throw new OutboxUnusable(
      `${this.path} holds no submissions any more, but ${witnesses} beside it say that it did: put a backup in its place (npm run outbox -- restore FILE); ` +
        `or delete ${witnesses} to begin with an empty outbox`,
    );
  }

  /** To be called once the tables are there. */
  mark(): void {
    makeFile(this.#mark, MARK);
  }

  get #mark(): string {
    return `${this.path}.made`;
  }

  #sizeOf(ending: string): number {
    return statSync(this.path + ending, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Files that are there only if there was a database. */
  #findWitnesses(): string[] {
    // The journal first: a neighbour that makes the two at this moment begins with the database.
    const journal = this.#sizeOf('-wal') > 0 && this.#sizeOf('') === 0 ? [`${this.path}-wal`] : [];
    return existsSync(this.#mark) ? [this.#mark, ...journal] : journal;
  }
}

/** Creates a file for its owner alone, unless there is one. A file that root creates gets the owner of its folder, the server's user. */
function makeFile(path: string, text: string): void {
  let file: number;
  try {
    file = openSync(path, 'ax', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  try {
    const { uid, gid } = statSync(dirname(path));
    // Only a file that was created here, by its descriptor: the folder's owner could link a name to any file of root's.
    if (process.getuid?.() === 0) fchownSync(file, uid, gid);
    writeSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** Takes the rights of group and others away, where the file is ours to change. */
function closeToOthers(path: string): void {
  // Root would follow a link of the folder's owner to any file.
  if (lstatSync(path, { throwIfNoEntry: false })?.uid !== process.getuid?.()) return;
  // A neighbour that ends takes its journal along.
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && (stats.mode & 0o077) !== 0 && stats.uid === process.getuid?.()) chmodSync(path, stats.mode & 0o700);
}
