import { startTransition } from 'react';
import { rememberFields } from './start/rememberFields';
import { yieldToEventLoop } from './start/yieldToEventLoop';
import type { SiteStart } from './start/siteStart';
import type { Route } from './app/site';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/rightToLeft.css';

// Stops the browser from restoring scroll positions, because pages also scroll to the top on Back and Forward (§2.1).
window.history.scrollRestoration = 'manual';

const importReact = () => import(/* webpackChunkName: "react" */ 'react-dom/client');
const importSite = () => import(/* webpackChunkName: "site" */ './app/site');

/** Resolves at the next click or key press. Listens on `window`, because `queueClicks` stops events at `document`. */
const waitForPress = () =>
  new Promise((resolve) => {
    for (const type of ['click', 'keydown']) window.addEventListener(type, resolve, { capture: true, once: true });
  });

/** Calls `importModule`. If the import fails, retries the import at each press until the import succeeds. */
async function importWithRetry<T>(importModule: () => Promise<T>): Promise<T> {
  try {
    return await importModule();
  } catch (error) {
    reportError(error);
    // The start script shows this notice only after an 'error' event, which a stalled request does not cause.
    document.getElementById('start-failed')?.removeAttribute('hidden');
    await waitForPress();
    // The start script first requests the failed files again. webpack then waits for these requests.
    await yieldToEventLoop();
    return importWithRetry(importModule);
  }
}

/**
 * Returns the current route when its prerendered page and its code have loaded or failed to load. If the route changes
 * in the meantime, waits for the new route.
 */
async function waitForRoute(
  findRouteOfPath: (path: string) => Route,
  siteStart: SiteStart | undefined,
): Promise<Route> {
  const findCurrentRoute = () => findRouteOfPath(window.location.hash.slice(1));
  const route = findCurrentRoute();
  await siteStart?.waitForPage();
  // If the code can't be loaded, `CurrentPage` shows an error screen.
  await route.Component.load().catch(() => undefined);
  // The browser can handle a click on a link before the next task.
  await yieldToEventLoop();
  return findCurrentRoute() === route ? route : waitForRoute(findRouteOfPath, siteStart);
}

/**
 * Hydrates the prerendered page. If the document does not contain the prerendered page of the route, renders the page.
 * React, the site and the page each run in a separate task, so that the browser can handle input between the tasks.
 */
async function mount(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error("The document has no element with the id 'root'. Build the site again.");
  const siteStart = window.siteStart;
  if (siteStart) siteStart.hasCodeRun = true;
  const { createRoot, hydrateRoot } = await importWithRetry(importReact);
  await yieldToEventLoop();
  const { App, makeStore, findRoute } = await importWithRetry(importSite);
  await yieldToEventLoop();
  const { path } = await waitForRoute(findRoute, siteStart);
  siteStart?.stopHandlingUrlChanges();
  const app = <App store={makeStore()} onReady={siteStart?.finishStart} />;
  // On a static host, the prerendered form is inside an inert script element, so only React can render the form.
  const hasCompleteContent = container.hasChildNodes() && !container.querySelector('[data-form]');
  const isPrerendered = container.dataset['path'] === path && hasCompleteContent;
  // React renders a transition in slices of a few milliseconds, so that the browser can handle input between the
  // slices.
  startTransition(() => {
    if (!isPrerendered) return createRoot(container).render(app);
    const restoreFields = rememberFields(container);
    hydrateRoot(container, app, {
      onRecoverableError: (error) => {
        // After hydration, the remembered texts are out of date, so they are not restored.
        if (window.siteStart) restoreFields();
        reportError(error);
      },
    });
  });
}

void mount();
