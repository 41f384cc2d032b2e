import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { prerenderedState, type AppStore } from '../store/store';
import { DialogHost } from './DialogHost';
import { Layout } from './layout/Layout';
import { CurrentPage } from './routing/CurrentPage';

export interface AppProps {
  store: AppStore;
  /** The router. Prerendering passes `StaticRouter`, because a prerendered page has no address with a hash. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** Called once the first page is on the screen and interactive. */
  onReady?: (() => void) | undefined;
}

/** Renders the composition root: store, router, layout, the current page and the open dialogs. */
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
