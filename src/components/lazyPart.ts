import { createElement, lazy, memo, type ComponentType } from 'react';
import { isGone } from '../hooks/renewal';

/** The error of code that did not arrive. A retry may help, unless the file no longer exists. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /** True when the site was renewed and no longer has this part. Only a reload helps. */
  readonly isGone: boolean;
  /**
   * Allows the next render to request the code again. An error boundary calls it. Renders before that call reuse the
   * failure, or they would request the code in an endless loop.
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
 * Creates a component in a chunk of its own: a page or a dialog. Once its code has loaded it renders at once. React
 * would delay a suspended component for up to 300 ms, even after a short wait. Until then the component suspends. Code
 * that does not arrive throws a {@link ChunkError} to the surrounding error boundary.
 *
 * `load` fetches the code once, before it is needed, and resolves when it has loaded. `preload` does the same but ignores errors: the
 * render that shows the part requests the code again and reports its error.
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
