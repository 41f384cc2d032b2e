import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { NoscriptProvider, type Noscript } from '../forms/shared/noscript';
import { makeStore } from '../store/store';
import { Layout } from './layout/Layout';

export interface NoscriptAppProps {
  path: string;
  noscript: Noscript;
  children: ReactNode;
}

/** Renders a page for visitors without JavaScript, in the site's layout. */
export function NoscriptApp({ path, noscript, children }: NoscriptAppProps) {
  return (
    <Provider store={makeStore()}>
      <StaticRouter location={path}>
        <NoscriptProvider value={noscript}>
          <Layout>{children}</Layout>
        </NoscriptProvider>
      </StaticRouter>
    </Provider>
  );
}
