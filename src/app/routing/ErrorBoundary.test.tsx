import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { createLazyPart } from '../../components/lazyPart';
import { ErrorBoundary } from './ErrorBoundary';

const componentModule: { default: ComponentType } = { default: () => <p>Here</p> };

/**
 * Returns a component whose code loads lazily, and a simulated `connection`. The connection fails unless `isOnline` is
 * true, and counts the requests for the component's code.
 */
function createLazyComponent() {
  const connection = { isOnline: false, requestCount: 0 };
  const LazyComponent = createLazyPart(async () => {
    connection.requestCount += 1;
    if (!connection.isOnline) throw new Error('Loading chunk 9 failed');
    return componentModule;
  });
  return { connection, LazyComponent };
}

const renderInErrorBoundary = (LazyComponent: ComponentType) =>
  act(async () =>
    render(
      <Suspense fallback="On its way">
        <ErrorBoundary
          renderError={(error, retry) => (
            <button type="button" onClick={retry}>
              {String(error)}
            </button>
          )}
        >
          <LazyComponent />
        </ErrorBoundary>
      </Suspense>,
    ),
  );

const getRetryButton = () => screen.getByRole('button', { name: /^ChunkError/ });
const clickRetry = () => act(async () => getRetryButton().click());

// Suppresses React's log messages about caught errors.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('§8 a lazy component whose code fails to load requests the code once, and once more for each retry', async () => {
  const { connection, LazyComponent } = createLazyComponent();
  await renderInErrorBoundary(LazyComponent);
  expect(getRetryButton()).toBeVisible();
  expect(connection.requestCount).toBe(1);
  await clickRetry();
  expect(getRetryButton()).toBeVisible();
  expect(connection.requestCount).toBe(2);
  connection.isOnline = true;
  await clickRetry();
  expect(screen.getByText('Here')).toBeVisible();
  expect(connection.requestCount).toBe(3);
});

test('§8 a failed preload shows no error, and rendering the component requests its code again', async () => {
  const { connection, LazyComponent } = createLazyComponent();
  await act(async () => LazyComponent.preload());
  connection.isOnline = true;
  await renderInErrorBoundary(LazyComponent);
  expect(screen.getByText('Here')).toBeVisible();
});

test('§8 a component whose code failed to load requests the code again when it is mounted again', async () => {
  const { connection, LazyComponent } = createLazyComponent();
  const view = await renderInErrorBoundary(LazyComponent);
  view.unmount();
  connection.isOnline = true;
  await renderInErrorBoundary(LazyComponent);
  expect(screen.getByText('Here')).toBeVisible();
});

test('§8 a retry renders the component immediately if its code was preloaded after the failure', async () => {
  const { connection, LazyComponent } = createLazyComponent();
  await renderInErrorBoundary(LazyComponent);
  connection.isOnline = true;
  await act(async () => LazyComponent.preload());
  act(() => getRetryButton().click());
  expect(screen.getByText('Here')).toBeVisible();
  expect(connection.requestCount).toBe(2);
});
