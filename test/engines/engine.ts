/** The size of a viewport, in CSS pixels. This file defines the interface that both engines implement. */
export interface Size {
  width: number;
  height: number;
}

/** A position in CSS pixels from the viewport's top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Keys without a character, by their names in UI Events. */
export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** One window with one page. Actions use the engine's native input, except for the swipe in `webkit.ts`. */
export interface Tab {
  /**
   * Runs a function in the page and waits for its promise. Arguments and result must be JSON. Rejects with the
   * function's error. The function may not contain named functions, because the compiler adds a helper to them that
   * pages lack.
   */
  evaluate: <Args extends unknown[], T>(script: (...args: Args) => T | Promise<T>, ...args: Args) => Promise<T>;
  /** Navigates as from the address bar. A change of the '#' part alone keeps the document. */
  goTo: (address: string) => Promise<void>;
  /** Goes back without waiting for the page. */
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  click: (at: Point) => Promise<void>;
  /** Presses a position twice. The second press follows before the page can react to the first press. */
  doubleClick: (at: Point) => Promise<void>;
  /** Chooses a local file in the first element that matches a selector, without the system's dialog. */
  choose: (css: string, file: string) => Promise<void>;
  /** Swipes horizontally with touch events. */
  swipe: (from: Point, to: Point) => Promise<void>;
  /** Finds a text with the browser's search bar (Ctrl+F). */
  find: (text: string) => Promise<void>;
  /** Prints the page and returns the PDF. */
  print: () => Promise<Uint8Array>;
  /** Returns the page's errors since it was opened. Rejects when `collectErrors` did not run. */
  pageErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A running browser, which shows one tab at a time: close a tab before you open the next tab. */
export interface Engine {
  /** Opens a page in a new window, and requests a viewport of that size. */
  open: (address: string, size: Size) => Promise<Tab>;
  stop: () => Promise<void>;
}

export interface EngineOptions {
  /** False to disable JavaScript in the browser. Then neither the page's scripts nor `collectErrors` run. */
  javaScript: boolean;
}
