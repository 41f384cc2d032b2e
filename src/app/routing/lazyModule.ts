import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Code that did not arrive: worth another try, unlike an error inside it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the site could not be fetched', { cause });
    this.name = 'ChunkError';
  }
}

export interface LazyModule<Props> {
  /** The component as it stands now; a new one after `retry`. */
  get: () => LazyExoticComponent<ComponentType<Props>>;
  /** React keeps a failed fetch for good; this forgets it. */
  retry: () => void;
}

/** A component whose code is fetched when it is first rendered, and can be asked for again when that failed. */
export function lazyModule<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyModule<Props> {
  const fetchModule = () =>
    load().catch((cause: unknown) => {
      throw new ChunkError(cause);
    });
  let current = lazy(fetchModule);
  return {
    get: () => current,
    retry: () => {
      current = lazy(fetchModule);
    },
  };
}
