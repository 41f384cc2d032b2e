import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

/** What a cell holds: a formula computes, a text is shown as it stands. */
export type Cell = { text: string } | { formula: string };

/** A cell as the spreadsheet takes a value that a script hands it: as if somebody had typed it, in the most daring program. */
function typed(value: string): Cell {
  if (value.startsWith("'")) return { text: value.slice(1) };
  return /^[\t\r\n]*[=+@\uff1d\uff0b\uff0d\uff20-]/.test(value) ? { formula: value } : { text: value };
}

const shownIn = (cell: Cell | undefined): string => (cell === undefined ? '' : 'text' in cell ? cell.text : '#ERROR!');

/** One tab; rows and columns count from 1, as the real service does. */
export class FakeTab {
  readonly rows: Cell[][] = [];
  frozenRows = 0;
  /** How wide the sheet is; a range beyond it is refused. */
  columns = 26;
  /** Set: the next row is refused, as by a service that has a bad minute. */
  failsOnce = false;

  constructor(
    readonly id: number,
    readonly name: string,
  ) {}

  /** The cells under the header, by its names. */
  records(): Record<string, Cell | undefined>[] {
    const [header = [], ...rows] = this.rows;
    return rows.map((row) => Object.fromEntries(header.map((cell, at) => [shownIn(cell), row[at]])));
  }

  getSheetId = () => this.id;
  getName = () => this.name;
  getLastRow = () => this.rows.length;
  getLastColumn = () => Math.max(0, ...this.rows.map((row) => row.length));
  getMaxColumns = () => this.columns;
  insertColumnsAfter = (_after: number, count: number) => void (this.columns += count);
  setFrozenRows = (count: number) => void (this.frozenRows = count);

  appendRow(values: readonly string[]): void {
    if (this.failsOnce) {
      this.failsOnce = false;
      throw new Error('Service Spreadsheets failed while accessing document');
    }
    this.rows.push(values.map(typed));
  }

  getRange(row: number, column: number, rowCount: number, columnCount: number) {
    if (Math.min(row, column, rowCount, columnCount) < 1 || column + columnCount - 1 > this.columns)
      throw new Error('The range is out of bounds');
    const columns = Array.from({ length: columnCount }, (_, at) => column - 1 + at);
    const lines = Array.from({ length: rowCount }, (_, at) => row - 1 + at);
    const getValues = () => lines.map((line) => columns.map((at) => shownIn(this.rows[line]?.[at])));
    return {
      getValues,
      setValues: (values: readonly (readonly string[])[]) =>
        lines.forEach((line, x) =>
          columns.forEach((at, y) => ((this.rows[line] ??= [])[at] = typed(values[x]?.[y] ?? ''))),
        ),
      createTextFinder: (wanted: string) => ({
        matchEntireCell: (isEntire: boolean) => ({
          findNext: () =>
            getValues()
              .flat()
              .find((value) => (isEntire ? value === wanted : value.includes(wanted))) ?? null,
        }),
      }),
    };
  }
}

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
