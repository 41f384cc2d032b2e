import { Provider } from 'react-redux';
import { HashRouter } from 'react-router-dom';
import type { AppStore } from '../store/store';
import { DialogHost } from './DialogHost';
import { HierarchyHost } from './HierarchyHost';
import { Layout } from './layout/Layout';
import { CurrentPage } from './routing/CurrentPage';

export interface AppProps {
  store: AppStore;
}

/** The composition root: store, router, layout, the current page and the dialogs over it. */
export function App({ store }: AppProps) {
  return (
    <Provider store={store}>
      <HashRouter>
        <Layout>
          <CurrentPage />
        </Layout>
        <DialogHost />
        <HierarchyHost />
      </HashRouter>
    </Provider>
  );
}
