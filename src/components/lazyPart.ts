import { createElement, lazy, memo, type ComponentType } from 'react';
import { words } from '#site/words/controls';
import { isFileGone } from '../hooks/outdatedBuild';

/**
 * The error that a lazy component throws if its code can't be fetched. A retry may succeed, unless the file no longer
 * exists.
 */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /**
   * True if the file no longer exists, because a new build of the site was deployed. Only a reload of the page can then
   * provide the code.
   */
  readonly isFileGone: boolean;
  /**
   * Allows the next render to request the code again. The error boundary that caught this error calls this function.
   * Until this call or the next call of `load`, every render throws the same error. Otherwise, React's repeated renders
   * would request the code in an endless loop.
   */
  readonly allowRetry: () => void;

  constructor(cause: unknown, allowRetry: () => void, isChunkGone = false) {
    super('The code of a page or dialog could not be fetched', { cause });
    this.allowRetry = allowRetry;
    this.isFileGone = isChunkGone;
  }
}

type ComponentModule = { default: ComponentType };

/** The time after which the page reports that code is loading, in milliseconds. */
const LOADING_NOTICE_DELAY_MS = 1000;

/**
 * Shows and announces that code is loading if the promise is still pending after {@link LOADING_NOTICE_DELAY_MS}. React
 * can't render this notice, because it keeps the previous page until the code has loaded. The live region exists before
 * it has text, because screen readers announce only changes of an existing region.
 */
function reportLoading<T>(codePromise: Promise<T>): Promise<T> {
  const region = document.body.appendChild(document.createElement('div'));
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  const timer = setTimeout(() => {
    region.className = 'notice';
    region.dataset.sticky = '';
    region.textContent = words.chunkError.loading;
  }, LOADING_NOTICE_DELAY_MS);
  return codePromise.finally(() => {
    clearTimeout(timer);
    region.remove();
  });
}

export type LazyPart = ReturnType<typeof createLazyPart>;

/**
 * Returns a component (a page or a dialog) whose code is in a separate chunk. The component suspends until its code has
 * loaded. A notice appears if the code takes longer than a second to load. If the code has already loaded, the
 * component renders without suspending, because React would delay a suspended component for up to 300 ms. If the code
 * can't be fetched, the component throws a {@link ChunkError} to the surrounding error boundary.
 *
 * The component's function `load` fetches the code once, in advance, and resolves when the code has loaded. If the code
 * can't be fetched, `load` rejects with a {@link ChunkError}, and the next call fetches the code again. `preload` also
 * fetches the code, but ignores errors, because the render of the component requests the code again and reports an
 * error.
 */
export function createLazyPart(fetchCode: () => Promise<ComponentModule>) {
  let codePromise: Promise<ComponentModule> | undefined;
  let code: ComponentModule | undefined;
  // Every render must use the same component. Otherwise React would mount another component and drop the state.
  let ShownComponent: ComponentType | undefined;
  const resetComponent = () => {
    ShownComponent = undefined;
  };
  const attemptFetch = async () => {
    try {
      return (code = await fetchCode());
    } catch (cause) {
      const isChunkGone = await isFileGone(cause);
      codePromise = undefined;
      throw new ChunkError(cause, resetComponent, isChunkGone);
    }
  };
  const requestCode = () => (codePromise ??= attemptFetch());
  const load = () => {
    if (!codePromise) resetComponent();
    return requestCode();
  };
  const resolveComponent = () => (ShownComponent ??= code?.default ?? lazy(() => reportLoading(requestCode())));
  const LazyComponent = memo(() => createElement(resolveComponent()));
  return Object.assign(LazyComponent, { load, preload: () => void load().catch(() => undefined) });
}
