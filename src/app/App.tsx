import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import { prerenderedState, type AppStore } from '../store/store';
import { DialogHost } from './DialogHost';
import { HierarchyHost } from './HierarchyHost';
import { Layout } from './layout/Layout';
import { CurrentPage } from './routing/CurrentPage';

export interface AppProps {
  store: AppStore;
  /** Prerendering has no hash to route by. */
  renderRouter?: (children: ReactNode) => ReactNode;
  /** The first page is on the screen and answers. */
  onReady?: (() => void) | undefined;
}

const renderHashRouter = (children: ReactNode) => <HashRouter>{children}</HashRouter>;

/** The composition root: store, router, layout, the current page and the dialogs over it. */
export function App({ store, renderRouter = renderHashRouter, onReady }: AppProps) {
  return (
    <Provider store={store} serverState={prerenderedState}>
      {renderRouter(
        <>
          <Layout>
            <CurrentPage onReady={onReady} />
          </Layout>
          <DialogHost />
          <HierarchyHost />
        </>,
      )}
    </Provider>
  );
}
