import { lazy, type ComponentType } from 'react';

/** Code that did not arrive: worth another try, unlike an error inside it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the site could not be fetched', { cause });
    this.name = 'ChunkError';
  }
}

export interface LazyModule<Props> {
  /** What to render: the component itself when its code is here before it is first shown, else one that waits for it. */
  get: () => ComponentType<Props>;
  /** Fetches the code, once. Rejects with a {@link ChunkError}; the next call then tries again. */
  load: () => Promise<void>;
  /** Fetches ahead, on the first sign that it is wanted. A failure here is none: showing it asks again, and tells. */
  preload: () => void;
  /** React keeps a failed fetch for good; this forgets it. */
  retry: () => void;
}

/**
 * A component in a chunk of its own. Once its code is here it renders at once: React would hold a component that has to
 * be waited for back for up to 300 ms, even for a moment's wait.
 */
export function lazyModule<Props>(fetchCode: () => Promise<{ default: ComponentType<Props> }>): LazyModule<Props> {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined;
  let loaded: ComponentType<Props> | undefined;
  // What was once rendered stays the same, or React would take it for another component and drop its state.
  let shown: ComponentType<Props> | undefined;

  const fetchOnce = () => {
    fetched ??= fetchCode().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        fetched = undefined;
        throw new ChunkError(cause);
      },
    );
    return fetched;
  };
  const load = async () => void (await fetchOnce());
  return {
    get: () => (shown ??= loaded ?? lazy(fetchOnce)),
    load,
    preload: () => void load().catch(() => undefined),
    retry: () => {
      shown = undefined;
    },
  };
}
