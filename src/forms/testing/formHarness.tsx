import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { findViolations } from '../../../test/axe';
import { firm } from '#site/firm';
import { words } from '#site/words/forms';
import { fill } from '../../site/fill';
import { isolate } from '../../site/isolate';
import { makeStore } from '../../store/store';
import { countries } from '../../submission/testing/fixtures';
import { deleteDraft, saveDraft, type FormValues } from '../shared/drafts';

/**
 * The environment of a form in a test: a firm, countries, a store, a button that opens the form, and a configurable
 * relay.
 */
export { firm };

export { countries } from '../../submission/testing/fixtures';
export {
  createAcceptedResponse,
  startMockRelay,
  type RelayCall,
  type MockRelay,
} from '../../submission/testing/network';

/** Returns a line of the list of countries: 'India +91'. */
export const formatCountryLine = (name: string): string => {
  const found = countries.find((each) => each.name === name);
  return fill(words.country.option, { country: name, code: isolate(found?.code ?? '?') });
};
/** Returns a line of the list up to the end of `part` of the name, as a visitor types it to find the line. */
export function formatLineUpTo(name: string, part: string): string {
  const line = formatCountryLine(name);
  return line.slice(0, line.indexOf(part) + part.length);
}
/** Returns the accessible name of the button that opens the list of countries: its label, then its value. */
export const getCountryButtonName = (name: string): string => `${words.country.label} ${formatCountryLine(name)}`;

/** Returns the close button of the open dialog, which is its first button. */
export function getCloseButton(): HTMLElement {
  const [first] = within(screen.getByRole('dialog')).getAllByRole('button');
  if (!first) throw new Error('The dialog has no button');
  return first;
}

/** Returns a pattern that finds a text within a longer one. */
export const toPattern = (text: string): RegExp => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** Returns a text as queries and matchers normalise it: non-breaking spaces become plain spaces. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Returns a label as screen readers announce it, without the visual '*'. */
export const removeAsterisk = (label: string): string => label.replace(/\*$/, '');

/** Creates a draft that is `age` milliseconds old. The default age is that of a form filled in by a person. */
export function createDraft(key: string, values: FormValues = {}, age = 60_000): void {
  deleteDraft(key);
  const now = performance.now.bind(performance);
  performance.now = () => now() - age;
  saveDraft(key, values);
  performance.now = now;
}

export type User = ReturnType<typeof userEvent.setup>;

/**
 * Renders a dialog behind a button 'Open', as a page does. `dialog` receives the function that closes it. `rest` is
 * rendered beside the dialog.
 */
export function renderBehindButton(dialog: (close: () => void) => ReactNode, rest?: ReactNode) {
  const store = makeStore();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && dialog(() => setOpen(false))}
        {rest}
      </>
    );
  }
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  /**
   * Opens the dialog and resolves once the page is hidden from assistive technology, shortly after the dialog appears.
   */
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(view.container).toHaveAttribute('aria-hidden', 'true'));
  };
  return { store, user, ...view, open };
}

/**
 * Resolves once a message above the page is complete: its text enters the accessibility tree shortly after the message.
 */
export const waitForMessage = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[popover] [id][aria-hidden]')).not.toBeInTheDocument());

/** Fails with the axe rules that the page violates. The forms are rendered outside of landmarks. */
export async function expectNoAxeViolations(): Promise<void> {
  document.title = 'Forms';
  expect(await findViolations(document, ['region'])).toEqual([]);
}

export const expectFocusOn = (element: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(element()).toHaveFocus());
