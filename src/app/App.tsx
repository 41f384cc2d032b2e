import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { prerenderedState, type AppStore } from '../store/store';
import { DialogHost } from './DialogHost';
import { Layout } from './layout/Layout';
import { CurrentPage } from './routing/CurrentPage';

export interface AppProps {
  store: AppStore;
  /** The router component. Prerendering passes `StaticRouter`, because `HashRouter` needs the browser's `window`. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** Called when the first page is on the screen and interactive. */
  onReady?: (() => void) | undefined;
}

/**
 * Renders the site: the layout with the current page, and the open dialog. Provides the store and the router to all
 * components.
 */
export function App({ store, Router = HashRouter, onReady }: AppProps) {
  return (
    <Provider store={store} serverState={prerenderedState}>
      <Router>
        <Layout>
          <CurrentPage onReady={onReady} />
        </Layout>
        <DialogHost />
      </Router>
    </Provider>
  );
}
