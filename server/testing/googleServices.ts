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
}

/** The Google services that docs/apps-script.gs calls, in memory, holding what it stored. */
export class GoogleServices {
  readonly tabs = [new FakeTab(0, 'Applications'), new FakeTab(528138283, 'Contact')];
  readonly files: FakeFile[] = [];
  readonly complaints: string[] = [];
  /** Another run holds the lock for longer than the script waits. */
  isLocked = false;
  #holdsLock = false;

  readonly #spreadsheet = {
    getSheets: () => this.tabs,
    getSheetByName: (name: string) => this.tabs.find((tab) => tab.name === name) ?? null,
    insertSheet: (name: string) => {
      const tab = new FakeTab(this.tabs.length + 1000, name);
      this.tabs.push(tab);
      return tab;
    },
  };

  readonly #folder = {
    getFilesByName: (name: string) => {
      const found = this.files.filter((file) => file.name === name).map((file) => this.#handle(file));
      return { hasNext: () => found.length > 0, next: () => found.shift() };
    },
    createFile: ({ bytes, type, name }: { bytes: number[]; type: string; name: string }) => {
      const file = {
        name,
        type,
        bytes: Buffer.from(bytes),
        url: `https://drive.example/file/${this.files.length + 1}`,
      };
      this.files.push(file);
      return this.#handle(file);
    },
  };

  #handle = (file: FakeFile) => ({ getUrl: () => file.url });

  #known = <Thing>(id: string | null, wanted: string, thing: Thing): Thing => {
    if (id !== wanted) throw new Error(`No item with the given ID could be found: ${id}`);
    return thing;
  };

  /** The globals of a script. */
  readonly globals = {
    console: { error: (error: unknown) => this.complaints.push(String(error)) },
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => ({ SPREADSHEET_ID: 'book', RESUME_FOLDER_ID: 'folder' })[name] ?? null,
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
        return this.#known(id, 'book', this.#spreadsheet);
      },
      flush: () => undefined,
    },
    DriveApp: { getFolderById: (id: string | null) => this.#known(id, 'folder', this.#folder) },
    Utilities: {
      // Bytes are signed there, as in Java.
      base64Decode: (text: string) => Array.from(new Int8Array(Buffer.from(text, 'base64'))),
      newBlob: (bytes: number[], type: string, name: string) => ({ bytes, type, name }),
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: (type: string) => ({ text, type }) }),
    },
  };
}

/** What Apps Script hands to `doPost`. */
interface PostEvent {
  postData: { contents: string };
  parameter: { submission?: string };
}

/** The real docs/apps-script.gs on these services; the function takes a request as the web app gets it. */
export function loadScript(services: GoogleServices): (event: PostEvent) => { text: string; type: string } {
  const source = readFileSync(join(__dirname, '../../docs/apps-script.gs'), 'utf8');
  const context = createContext({ ...services.globals });
  runInContext(source, context, { filename: 'apps-script.gs' });
  return context.doPost as (event: PostEvent) => { text: string; type: string };
}
