import { act } from 'react';

/** Stubs for browser features that jsdom lacks. Tests can control media queries and visibility. */

type MatchesByQuery = Map<string, boolean>;
const matchesByQuery: MatchesByQuery = new Map();
const mediaListeners = new Set<() => void>();

/** Sets the result of `matchMedia(query)` and notifies the listeners. Example: setMedia('(width < 768px)', true). */
export function setMedia(query: string, matches: boolean): void {
  matchesByQuery.set(query, matches);
  for (const listener of mediaListeners) listener();
}

class StubIntersectionObserver implements IntersectionObserver {
  static readonly connectedObservers = new Set<StubIntersectionObserver>();
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[];
  readonly targets = new Set<Element>();
  constructor(
    readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.thresholds = [options.threshold ?? 0].flat();
    StubIntersectionObserver.connectedObservers.add(this);
  }
  observe(target: Element): void {
    this.targets.add(target);
  }
  unobserve(target: Element): void {
    this.targets.delete(target);
  }
  disconnect(): void {
    this.targets.clear();
    StubIntersectionObserver.connectedObservers.delete(this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Returns the number of connected intersection observers. After an unmount, the number must be 0. */
export const countConnectedObservers = (): number => StubIntersectionObserver.connectedObservers.size;

/** Notifies every intersection observer of `target` that the fraction `ratio` (0 to 1) of the target is visible. */
export function setVisibility(target: Element, ratio: number): void {
  for (const observer of StubIntersectionObserver.connectedObservers) {
    if (!observer.targets.has(target)) continue;
    const entry = { target, intersectionRatio: ratio, isIntersecting: ratio > 0 } as IntersectionObserverEntry;
    observer.callback([entry], observer);
  }
}

/** Shows or hides the browser tab of the page. `restoreMocks` (jest.config.js) shows the tab again before the next test. */
export function setTabVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

class StubResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function installBrowserStubs(): void {
  // jsdom has no layout, so there is no position to scroll to.
  Element.prototype.scrollIntoView = () => {};
  matchesByQuery.clear();
  mediaListeners.clear();
  StubIntersectionObserver.connectedObservers.clear();
  window.scrollTo = () => undefined;
  window.IntersectionObserver = StubIntersectionObserver;
  window.ResizeObserver = StubResizeObserver;
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return matchesByQuery.get(query) ?? false;
      },
      addEventListener: (_type: string, listener: () => void) => mediaListeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => mediaListeners.delete(listener),
    }) as unknown as MediaQueryList;
}
