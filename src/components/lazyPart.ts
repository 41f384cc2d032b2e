import { createElement, lazy, memo, type ComponentType } from 'react';
import { isGone } from '../hooks/renewal';

/** Code that did not arrive: worth another try, unlike an error inside it, unless it is gone. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /** The site was renewed and has this part no more: only a reload helps. */
  readonly isGone: boolean;
  /** Lets the next render ask again. An error boundary calls it; before that, each render would ask without end. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void, isPartGone = false) {
    super('A part of the site could not be fetched', { cause });
    this.forget = forget;
    this.isGone = isPartGone;
  }
}

type Code = { default: ComponentType };

export type LazyPart = ReturnType<typeof lazyPart>;

/**
 * A component in a chunk of its own: a page, a dialog. Once its code is here it renders at once: React would hold a
 * component that has to be waited for back for up to 300 ms, even for a moment's wait. Until then it suspends; code that
 * does not arrive is a {@link ChunkError} to the boundary around it. `load` fetches ahead, once, and says when the code is
 * here; `preload` does so in silence: who shows the part asks again, and tells.
 */
export function lazyPart(fetchCode: () => Promise<Code>) {
  let fetching: Promise<Code> | undefined;
  let code: Code | undefined;
  // What was once rendered stays the same, or React would take it for another component and drop its state.
  let Shown: ComponentType | undefined;
  const forget = () => {
    Shown = undefined;
  };
  const fetchOnce = async () => {
    try {
      return (code = await fetchCode());
    } catch (cause) {
      const isPartGone = await isGone(cause);
      fetching = undefined;
      throw new ChunkError(cause, forget, isPartGone);
    }
  };
  const ask = () => (fetching ??= fetchOnce());
  const load = () => {
    if (!fetching) forget();
    return ask();
  };
  const shown = () => (Shown ??= code?.default ?? lazy(ask));
  const Part = memo(() => createElement(shown()));
  return Object.assign(Part, { load, preload: () => void load().catch(() => undefined) });
}
