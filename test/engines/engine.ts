/** The size of a viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A position in CSS pixels from the viewport's top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Keys that type no character. The UI Events specification defines these names. */
export type NamedKey = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/**
 * A window with one page. The drivers of both engines implement this interface and {@link Engine}. Keys, texts
 * and pointer actions use the native input of the engine, except for the swipe in `webkit.ts`.
 */
export interface Tab {
  /**
   * Runs a function in the page and waits for its promise. Arguments and result must be JSON values. Rejects with the
   * function's error. The function must not contain named functions, because the compiler adds calls to a helper that
   * does not exist in pages.
   */
  evaluate: <Args extends unknown[], T>(script: (...args: Args) => T | Promise<T>, ...args: Args) => Promise<T>;
  /** Returns the URL of the page. In WebKitGTK, the driver runs no script in the page to read the URL. */
  readUrl: () => Promise<string>;
  /** Navigates as the address bar does. If only the part after '#' changes, the document is not reloaded. */
  goTo: (url: string) => Promise<void>;
  /** Goes back in the history. The promise may resolve before the previous page is loaded. */
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
  reload: () => Promise<void>;
  pressKey: (key: NamedKey) => Promise<void>;
  typeText: (text: string) => Promise<void>;
  /** Moves the mouse pointer to a position. */
  moveTo: (point: Point) => Promise<void>;
  click: (point: Point) => Promise<void>;
  /** Clicks twice at a position. The second click follows before the page can react to the first click. */
  doubleClick: (point: Point) => Promise<void>;
  /** Chooses a local file in the first element that matches a selector, without the system's file dialog. */
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** Swipes with one finger from one position to another. */
  swipe: (from: Point, to: Point) => Promise<void>;
  /** Finds a text with the browser's find bar (Ctrl+F). */
  findText: (text: string) => Promise<void>;
  /** Prints the page and returns the PDF. */
  print: () => Promise<Uint8Array>;
  /**
   * Returns the errors that the page has reported since it was opened. Rejects when `collectErrors` did not run in the
   * page.
   */
  listPageErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A running browser. It shows one tab at a time, so close a tab before you open the next tab. */
export interface Engine {
  /**
   * Opens a page, and requests a viewport of the given size. The page opens in a new tab or window. Exception:
   * with JavaScript disabled, WebKitGTK opens the page in the window that exists since the start of the browser.
   */
  open: (url: string, size: Size) => Promise<Tab>;
  stop: () => Promise<void>;
}

export interface EngineOptions {
  /** If false, JavaScript is disabled, so neither the scripts of the page nor `collectErrors` run. */
  javaScriptEnabled: boolean;
}
