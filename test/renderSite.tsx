import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { App } from '../src/app/App';
import { makeStore, type RootState } from '../src/store/store';

/** The whole site at a route, as a visitor has it: header, page, footer, dialogs. Answers once the page is there. */
export async function renderSite(route: string, preloaded?: Partial<RootState>) {
  window.location.hash = `#${route}`;
  const store = makeStore(preloaded);
  const user = userEvent.setup();
  const view = render(<App store={store} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...view, store, user };
}

/**
 * The open dialog with all that it holds: it shows its frame first. Asked for by its role alone, since looking at a whole
 * page of plans by name takes long.
 */
export const openDialog = (): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    if (!dialog) throw new Error('No dialog is open');
    if (dialog.querySelector('[aria-busy]')) throw new Error('The dialog is not filled yet');
    // jsdom knows no `inert`: react-aria hides the page behind by this.
    if (!document.querySelector('body > [aria-hidden="true"]')) throw new Error('The page behind is not hidden yet');
    return dialog;
  });

/** Contrast and target sizes need layout, which jsdom has not: the browser suites look at them. */
const NEEDS_LAYOUT = ['color-contrast', 'color-contrast-enhanced', 'target-size'];

/** Every rule of the engine that works without layout, on the whole document. Empty when nothing is wrong. */
export async function axeViolations(): Promise<string[]> {
  if (document.querySelector('[role="dialog"]')) await openDialog();
  // An effect sets the title, after the heading is there.
  await waitFor(() => expect(document.title).not.toBe(''));
  const rules = Object.fromEntries(NEEDS_LAYOUT.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
