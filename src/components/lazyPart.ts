import { createElement, lazy, memo, type ComponentType } from 'react';
import { isGone } from '../hooks/renewal';

/** The error for code that can't be fetched. A retry may help, unless the file no longer exists. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /** True when a new build of the site no longer has this part. Only a reload helps. */
  readonly isGone: boolean;
  /**
   * Allows the next render to request the code again. An error boundary calls this function. Earlier renders reuse the
   * failure, because they would otherwise request the code in an endless loop.
   */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void, isPartGone = false) {
    super('The code of a page or dialog could not be fetched', { cause });
    this.forget = forget;
    this.isGone = isPartGone;
  }
}

type Code = { default: ComponentType };

export type LazyPart = ReturnType<typeof createLazyPart>;

/**
 * Creates a component whose code is a separate chunk: a page or a dialog. It suspends until its code has loaded. A
 * component whose code is loaded renders at once, because React would delay a suspended one for up to 300 ms. Code that
 * can't be fetched throws a {@link ChunkError} to the surrounding error boundary.
 *
 * `load` fetches the code once, in advance, and resolves when it has loaded. `preload` does the same but ignores
 * errors, because the render that shows the part requests the code again and reports its error.
 */
export function createLazyPart(fetchCode: () => Promise<Code>) {
  let fetching: Promise<Code> | undefined;
  let code: Code | undefined;
  // The rendered component must stay the same. Otherwise React would treat it as another component and drop its state.
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
  const requestCode = () => (fetching ??= fetchOnce());
  const load = () => {
    if (!fetching) forget();
    return requestCode();
  };
  const resolveComponent = () => (Shown ??= code?.default ?? lazy(requestCode));
  const Part = memo(() => createElement(resolveComponent()));
  return Object.assign(Part, { load, preload: () => void load().catch(() => undefined) });
}
