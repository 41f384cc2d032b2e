import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { PlainProvider, type Plain } from '../forms/shared/plain';
import { makeStore } from '../store/store';
import { Layout } from './layout/Layout';

export interface PlainAppProps {
  path: string;
  plain: Plain;
  children: ReactNode;
}

/** A page in the site's frame that no script brings to life. */
export function PlainApp({ path, plain, children }: PlainAppProps) {
  return (
    <Provider store={makeStore()}>
      <StaticRouter location={path}>
        <PlainProvider value={plain}>
          <Layout>{children}</Layout>
        </PlainProvider>
      </StaticRouter>
    </Provider>
  );
}
