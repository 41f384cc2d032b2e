import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { notFoundRoute, routes, type Route } from './app/routing/routes';
import { makeStore } from './store/store';

export { notFoundRoute, routes };

/**
 * The HTML of a route's page, header and footer included, as the browser hydrates it. Rejects with what a component threw.
 */
export async function renderRoute({ path, module }: Route): Promise<string> {
  await module.load();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <App store={makeStore()} renderRouter={(children) => <StaticRouter location={path}>{children}</StaticRouter>} />,
    // In one piece: pieces that arrive out of order would need a script to put them in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (errors.length > 0) throw errors[0];
  // The policy forbids style attributes in markup, and allows the start script to set them.
  return html.replaceAll(' style="', ' data-style="');
}
