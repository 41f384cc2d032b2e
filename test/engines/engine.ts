/** What both engines can be asked for; the suites know nothing else of them. */
export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels from the window's top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Keys that type no letter, by their names of UI Events. */
export type Key = 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';

/** One window with one page. Actions are the engine's own input, but for what `webkit.ts` says of its swipe. */
export interface Tab {
  /**
   * Runs a function in the page and waits for what it promises. Arguments and result are what JSON can carry. Rejects with
   * what the function throws. It may name no function of its own: the compiler marks those with a helper that no page has.
   */
  evaluate: <Args extends unknown[], T>(script: (...args: Args) => T | Promise<T>, ...args: Args) => Promise<T>;
  /** As typed into the address bar: with a new '#' alone, the document stays. */
  goTo: (address: string) => Promise<void>;
  /** Does not wait for the page. */
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  click: (at: Point) => Promise<void>;
  /** Two presses, the second before anything can have answered the first. */
  doubleClick: (at: Point) => Promise<void>;
  /** Chooses a file of this machine in the first control that a selector finds, without the dialog for that. */
  choose: (css: string, file: string) => Promise<void>;
  /** Sideways, with what the site takes for a finger. */
  swipe: (from: Point, to: Point) => Promise<void>;
  /** With the browser's own search bar: what a visitor's Ctrl+F does. */
  find: (text: string) => Promise<void>;
  /** The PDF that the browser prints. */
  print: () => Promise<Uint8Array>;
  /** What the page complained of since it was opened (`listen.ts`). Rejects when nobody listened. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A running browser. It shows one tab at a time: close it before the next is opened. */
export interface Engine {
  /** A page in a new window of exactly that size inside. Rejects when the window can't be had. */
  open: (address: string, size: Size) => Promise<Tab>;
  stop: () => Promise<void>;
}

export interface EngineOptions {
  /** As visitors have it who switched JavaScript off: no script of the page runs, and none listens. */
  javaScript: boolean;
}
