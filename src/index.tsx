import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { routeFor, type Route } from './app/routing/routes';
import { makeStore } from './store/store';
import type { SiteStart } from './start/siteStart';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

// The page scrolls to its top on Back and Forward too (§2.1).
window.history.scrollRestoration = 'manual';

const currentRoute = () => routeFor(window.location.hash.slice(1).split('?')[0] || '/');

/** The route of the address, once its prerendered page is in place and its code is here. A press may change it meanwhile. */
async function arrivedRoute(start: SiteStart | undefined): Promise<Route> {
  const route = currentRoute();
  await start?.page();
  // Code that did not arrive is told by the page's own error screen.
  await route.module.load().catch(() => undefined);
  return currentRoute() === route ? route : arrivedRoute(start);
}

/** Brings the prerendered page to life; renders it where there is none. */
async function mount(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const start = window.siteStart;
  const { path } = await arrivedRoute(start);
  start?.stop();
  const app = <App store={makeStore()} onReady={start?.finish} />;
  if (container.dataset['path'] === path && container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

void mount();
