import { createHash, createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { FakeTab } from './googleSheet';

/** A file in Drive. */
export interface FakeFile {
  name: string;
  type: string;
  bytes: Buffer;
  url: string;
  description: string | null;
  /** Whether the file is in the folder of RESUME_FOLDER_ID. */
  isInFolder: boolean;
}

/** In-memory fakes of the Google services that docs/apps-script.gs calls, with the stored data. */
export class GoogleServices {
  readonly tabs = [new FakeTab(0, 'Applications'), new FakeTab(528138283, 'Contact')];
  readonly files: FakeFile[] = [];
  readonly loggedErrors: string[] = [];
  /** The script's properties. */
  readonly properties: Record<string, string> = { SPREADSHEET_ID: 'book', RESUME_FOLDER_ID: 'folder' };
  /** When true, simulates that another run holds the lock for longer than the script waits. */
  isLocked = false;
  #holdsLock = false;

  readonly #spreadsheet = {
    createTextFinder: (text: string) => ({
      matchEntireCell: () => ({ findAll: () => this.tabs.flatMap((tab) => tab.findCells(text)) }),
    }),
    getSheets: () => this.tabs,
    getSheetByName: (name: string) => this.tabs.find((tab) => tab.name === name) ?? null,
    insertSheet: (name: string) => {
      const tab = new FakeTab(this.tabs.length + 1000, name);
      this.tabs.push(tab);
      return tab;
    },
  };

  readonly #folder = {
    getId: () => 'folder',
    getFilesByName: (name: string) => {
      const foundFiles = this.files
        .filter((file) => file.isInFolder && file.name === name)
        .map((file) => this.#createHandle(file));
      return { hasNext: () => foundFiles.length > 0, next: () => foundFiles.shift() };
    },
    createFile: ({ bytes, type, name }: { bytes: number[]; type: string; name: string }) => {
      const file = {
        name,
        type,
        bytes: Buffer.from(bytes),
        description: null,
        isInFolder: true,
        url: `https://drive.google.com/file/d/${randomUUID()}/view?usp=drivesdk`,
      };
      this.files.push(file);
      return this.#createHandle(file);
    },
  };

  #createHandle = (file: FakeFile) => ({
    getUrl: () => file.url,
    getName: () => file.name,
    getDescription: () => file.description,
    setDescription: (description: string) => void (file.description = description),
    getParents: () => {
      const parents = [file.isInFolder ? this.#folder : { getId: () => 'another folder' }];
      return { hasNext: () => parents.length > 0, next: () => parents.shift() };
    },
    setTrashed: (isTrashed: boolean) => {
      if (isTrashed) this.files.splice(this.files.indexOf(file), 1);
    },
  });

  #getById = <Resource>(id: string | null, expectedId: string, resource: Resource): Resource => {
    if (id !== expectedId) throw new Error(`No item with the given ID could be found: ${id}`);
    return resource;
  };

  /** The global objects that Apps Script provides to a script. */
  readonly globals = {
    console: { error: (...args: unknown[]) => this.loggedErrors.push(args.map(String).join(' ')) },
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => this.properties[name] ?? null,
        setProperty: (name: string, value: string) => {
          if (value.length > 9 * 1024) throw new Error('Argument too large: value');
          this.properties[name] = value;
        },
      }),
    },
    LockService: {
      getScriptLock: () => ({
        waitLock: () => {
          if (this.isLocked) throw new Error('Lock timeout: another process was holding the lock for too long.');
          this.#holdsLock = true;
        },
        releaseLock: () => void (this.#holdsLock = false),
      }),
    },
    SpreadsheetApp: {
      openById: (id: string | null) => {
        if (!this.#holdsLock) throw new Error('The spreadsheet was opened without the lock');
        return this.#getById(id, 'book', this.#spreadsheet);
      },
      flush: () => undefined,
    },
    DriveApp: {
      getFolderById: (id: string | null) => this.#getById(id, 'folder', this.#folder),
      getFileById: (id: string) => {
        const file = this.files.find(({ url }) => url.includes(`/d/${id}/`));
        if (!file) throw new Error(`No item with the given ID could be found: ${id}`);
        return this.#createHandle(file);
      },
    },
    Utilities: {
      // Apps Script uses signed bytes, as Java does.
      base64Decode: (text: string) => toSignedBytes(Buffer.from(text, 'base64')),
      DigestAlgorithm: { SHA_256: 'sha256' },
      Charset: { UTF_8: 'utf8' },
      computeDigest: (algorithm: string, text: string, charset: 'utf8') =>
        toSignedBytes(createHash(algorithm).update(text, charset).digest()),
      computeHmacSha256Signature: (text: string, key: string, charset: 'utf8') =>
        toSignedBytes(createHmac('sha256', key).update(text, charset).digest()),
      newBlob: (bytes: number[], type: string, name: string) => ({ bytes, type, name }),
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: (type: string) => ({ text, type }) }),
    },
  };
}

const toSignedBytes = (bytes: Buffer): number[] => Array.from(new Int8Array(bytes));

/** The event that Apps Script passes to `doPost`. */
interface PostEvent {
  postData: { contents: string };
  /** All values of each parameter. */
  parameters: Record<string, string[]>;
}

/** Returns the event for a request with the body `contents` and a query, such as 'a=1&b=2'. */
export function createPostEvent(query: string, contents: string): PostEvent {
  const values = new URLSearchParams(query);
  return {
    postData: { contents },
    parameters: Object.fromEntries([...values.keys()].map((name) => [name, values.getAll(name)])),
  };
}

/** The globals of docs/apps-script.gs that tests use. */
interface Script {
  doPost: (event: PostEvent) => { text: string; type: string };
  FIELDS: Record<string, string[]>;
}

/** Runs the real docs/apps-script.gs with these services, and returns the script's globals. */
export function loadScript(services: GoogleServices): Script {
  const source = readFileSync(join(__dirname, '../../docs/apps-script.gs'), 'utf8');
  const context = createContext({ ...services.globals });
  runInContext(source, context, { filename: 'apps-script.gs' });
  return context as unknown as Script;
}
