import { startTransition } from 'react';
import { nextTask } from './start/nextTask';
import type { SiteStart } from './start/siteStart';
import type { Route } from './app/site';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

// The page scrolls to its top on Back and Forward too (§2.1).
window.history.scrollRestoration = 'manual';

const importReact = () => import(/* webpackChunkName: "react" */ 'react-dom/client');
const importSite = () => import(/* webpackChunkName: "site" */ './app/site');

/** The route of the address, once its prerendered page is in place and its code is here. A press may change it meanwhile. */
async function arrivedRoute(routeFor: (path: string) => Route, start: SiteStart | undefined): Promise<Route> {
  const currentRoute = () => routeFor(window.location.hash.slice(1));
  const route = currentRoute();
  await start?.page();
  // Code that did not arrive is told by the page's own error screen.
  await route.Component.load().catch(() => undefined);
  return currentRoute() === route ? route : arrivedRoute(routeFor, start);
}

/**
 * Brings the prerendered page to life; renders it where there is none. React, the site and the page run in a task each,
 * so that a slow processor answers a press in between.
 */
async function mount(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const start = window.siteStart;
  const { createRoot, hydrateRoot } = await importReact();
  await nextTask();
  const { App, makeStore, routeFor } = await importSite();
  await nextTask();
  const { path } = await arrivedRoute(routeFor, start);
  await nextTask();
  start?.stop();
  const app = <App store={makeStore()} onReady={start?.finish} />;
  // A static host has set a form aside: only React can put it there.
  const isWhole = container.hasChildNodes() && !container.querySelector('[data-form]');
  const isPrerendered = container.dataset['path'] === path && isWhole;
  // As a transition it is done in slices of a few milliseconds.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

void mount();
