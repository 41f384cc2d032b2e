import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

const STORAGE_KEY = 'motion';
const listeners = new Set<() => void>();
/** What holds when the browser refuses storage (private windows, blocked site data): the choice lives for this visit. */
let pausedInMemory = false;

function readPaused(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'paused';
  } catch {
    return pausedInMemory;
  }
}

/** Remembers the visitor's choice of 'Pause all motion' and tells every moving part of the page. */
export function setMotionPaused(paused: boolean): void {
  pausedInMemory = paused;
  try {
    if (paused) localStorage.setItem(STORAGE_KEY, 'paused');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is refused: pausedInMemory serves this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

export interface Motion {
  /** The visitor pressed 'Pause all motion' (WCAG 2.2.2), remembered in this browser. */
  isPaused: boolean;
  /** The system asks for less motion: nothing moves by itself. */
  isReduced: boolean;
}

/** Whether anything may move by itself on this page. */
export function useMotion(): Motion {
  const isPaused = useSyncExternalStore(subscribe, readPaused, () => false);
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return { isPaused, isReduced };
}
