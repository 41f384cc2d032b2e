import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../src/app/App';
import { makeStore, type RootState } from '../src/store/store';
import { findViolations } from './axe';

/** Renders the complete site at a route: header, page, footer and dialogs. Resolves when the page is rendered. */
export async function renderSite(route: string, preloadedState?: Partial<RootState>) {
  window.location.hash = `#${route}`;
  const store = makeStore(preloadedState);
  const user = userEvent.setup();
  const view = render(<App store={store} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...view, store, user };
}

/**
 * Returns the open dialog after its content has loaded. Finds the dialog by its role alone, because a search by name is
 * slow on a page of plans.
 */
export const findOpenDialog = (): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    if (!dialog) throw new Error('No dialog is open');
    if (dialog.querySelector('[aria-busy]')) throw new Error('The dialog has no content yet');
    // jsdom has no `inert`, so react-aria hides the page behind the dialog with `aria-hidden`.
    if (!document.querySelector('body > [aria-hidden="true"]'))
      throw new Error('The page behind the dialog is not hidden yet');
    return dialog;
  });

/**
 * Checks the document with axe ({@link findViolations}). If a dialog is open, first waits for its content. Returns the
 * violations.
 */
export async function findAxeViolations(): Promise<string[]> {
  if (document.querySelector('[role="dialog"]')) await findOpenDialog();
  // An effect sets the document's title after the heading is rendered.
  await waitFor(() => expect(document.title).not.toBe(''));
  return findViolations();
}
