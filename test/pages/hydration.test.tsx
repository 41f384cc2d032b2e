import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../../src/app/App';
import { renderRoute } from '../../src/index.server';
import { routes } from '../../src/app/routing/routes';
import { pages } from '../../src/content/pages';
import { matchScripted } from '../../src/start/matchScripted';
import { makeStore } from '../../src/store/store';

afterEach(() => document.body.replaceChildren());

test.each(routes)('§2.1 $path hydrates without a difference', async (route) => {
  const root = document.createElement('div');
  // The style attribute as React wrote it: this DOM words '0' as '0px', which React would take for a difference.
  root.innerHTML = (await renderRoute(route)).replaceAll(' data-style="', ' style="');
  matchScripted(root);
  document.body.append(root);
  const prerendered = root.querySelector('main');
  window.location.hash = `#${route.path}`;
  const onRecoverableError = jest.fn();
  const onReady = jest.fn();
  const hydrated = await act(async () =>
    hydrateRoot(root, <App store={makeStore()} onReady={onReady} />, { onRecoverableError }),
  );
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('main')).toBe(prerendered);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pages[route.page].title);
  await act(async () => hydrated.unmount());
});
