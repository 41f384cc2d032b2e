import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { words } from '#site/words/controls';
import { App } from '../../src/app/App';
import { renderRoute } from '../../src/index.server';
import { findRoute, indexableRoutes, type Route } from '../../src/app/routing/routes';
import { openDraft } from '../../src/forms/shared/drafts';
import { getPageTitle } from '../getPageTitle';
import { listFirstOfEach } from '../pagePaths';
import { loadSubjects } from '../subjects';
import { prepareForHydration } from '../../src/start/prepareForHydration';
import { makeStore } from '../../src/store/store';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

/**
 * Hydrates a prerendered page after `prepareForHydration` of the start script has changed the page's markup. If
 * `isMotionPaused` is true, simulates an earlier visit that stored reduced motion. Expects no hydration mismatch.
 */
async function hydrate(route: Route, isMotionPaused = false) {
  const root = document.createElement('div');
  // The test itself renames `data-style` to `style`. If the start script set the styles in jsdom, '0' would become
  // '0px', and React would report a mismatch.
  root.innerHTML = (await renderRoute(route)).replaceAll(' data-style="', ' style="');
  prepareForHydration(root);
  // The test stores the preference after prerendering, because all visitors get the same prerendered page.
  if (isMotionPaused) localStorage.setItem('display', '{"motion":"reduced"}');
  document.body.append(root);
  const prerenderedMain = root.querySelector('main');
  window.location.hash = `#${route.path}`;
  const onRecoverableError = jest.fn();
  const onReady = jest.fn();
  const hydratedRoot = await act(async () =>
    hydrateRoot(root, <App store={makeStore()} onReady={onReady} />, { onRecoverableError }),
  );
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('main')).toBe(prerenderedMain);
  return hydratedRoot;
}

// Only React's development build reports a mismatch of attributes. The test hydrates one page of each kind, because one
// component renders all pages of a kind. tour.spec.ts hydrates every page with the production build.
test.each(listFirstOfEach('kind', indexableRoutes))('§2.1 $path hydrates without a mismatch', async (route) => {
  const hydratedRoot = await hydrate(route);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(getPageTitle(route.pageId));
  await act(async () => hydratedRoot.unmount());
});

test('§7 the age of a prerendered form counts from the page load', async () => {
  const { contact } = await loadSubjects();
  const hydratedRoot = await hydrate(findRoute(contact.path));
  expect(openDraft('contactPage').openedAt).toBe(0);
  await act(async () => hydratedRoot.unmount());
});

test('§9.1 a page hydrates without a mismatch when an earlier visit paused all motion', async () => {
  const hydratedRoot = await hydrate(findRoute('/'), true);
  expect(screen.getByRole('button', { name: words.footer.playMotion })).toBeVisible();
  const pauseLabels = Object.values(words.motion).map(({ pause }) => pause);
  expect(screen.getAllByRole('button').filter(({ textContent }) => pauseLabels.includes(textContent ?? ''))).toEqual(
    [],
  );
  await act(async () => hydratedRoot.unmount());
});
