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
  const Part = createLazyPart(async () => {
    connection.requestCount += 1;
    if (!connection.isOnline) throw new Error('Loading chunk 9 failed');
    return componentModule;
  });
  return { connection, Part };
}

const renderInErrorBoundary = (Part: ComponentType) =>
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
          <Part />
        </ErrorBoundary>
      </Suspense>,
    ),
  );

const getRetryButton = () => screen.getByRole('button', { name: /^ChunkError/ });
const clickRetry = () => act(async () => getRetryButton().click());

// Suppresses the messages that React logs for errors that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('§8 a lazy component whose code fails to load requests the code once, and once more for each retry', async () => {
  const { connection, Part } = createLazyComponent();
  await renderInErrorBoundary(Part);
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
  const { connection, Part } = createLazyComponent();
  await act(async () => Part.preload());
  connection.isOnline = true;
  await renderInErrorBoundary(Part);
  expect(screen.getByText('Here')).toBeVisible();
});

test('§8 a component whose code failed to load requests the code again when it is mounted again', async () => {
  const { connection, Part } = createLazyComponent();
  const view = await renderInErrorBoundary(Part);
  view.unmount();
  connection.isOnline = true;
  await renderInErrorBoundary(Part);
  expect(screen.getByText('Here')).toBeVisible();
});

test('§8 a retry renders the component at once if its code was preloaded after the failure', async () => {
  const { connection, Part } = createLazyComponent();
  await renderInErrorBoundary(Part);
  connection.isOnline = true;
  await act(async () => Part.preload());
  act(() => getRetryButton().click());
  expect(screen.getByText('Here')).toBeVisible();
  expect(connection.requestCount).toBe(2);
});
