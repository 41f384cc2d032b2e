import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { findViolations } from '../../../test/axe';
import { firm } from '#site/firm';
import { words } from '#site/words/forms';
import { makeStore } from '../../store/store';
import { countries } from '../../submission/testing/fixtures';
import { formatCountryOption } from '../fields/fieldWords';
import { deleteDraft } from '../shared/drafts';

/**
 * This module provides the environment of a form in a test: firm, countries, store, mock relay, and a button that opens
 * the form.
 */
export { firm };

export { countries } from '../../submission/testing/fixtures';
export { createAcceptedResponse, installMockRelay, type MockRelay } from '../../submission/testing/network';

/** Returns the text of the country with this name in the list of country codes, such as 'India +91'. */
export function getCountryOptionText(name: string): string {
  const country = countries.find((candidate) => candidate.name === name);
  if (!country) throw new Error(`src/submission/testing/fixtures.ts has no country '${name}'`);
  return formatCountryOption(country);
}
/** Returns the accessible name of the button that opens the list of country codes: the label, followed by the value. */
export const getCountryButtonName = (name: string): string => `${words.country.label} ${getCountryOptionText(name)}`;

/** Returns the close button of the open dialog, which is its first button. */
export function getCloseButton(): HTMLElement {
  const [firstButton] = within(screen.getByRole('dialog')).getAllByRole('button');
  if (!firstButton) throw new Error('The dialog has no button');
  return firstButton;
}

/** Returns a regular expression that matches this exact text within a longer text. */
export const buildPattern = (text: string): RegExp => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** Replaces each sequence of whitespace with one space, as Testing Library does before it compares texts. */
export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Returns a label as screen readers announce it, without the visual '*'. */
export const removeAsterisk = (label: string): string => label.replace(/\*$/, '');

/** Creates a draft that is one minute old. A person needs about this time to fill in a form. */
export function createDraft(key: string, values: Readonly<Record<string, string>> = {}): void {
  deleteDraft(key);
  sessionStorage.setItem(`draft:${key}`, JSON.stringify({ age: 60_000, values }));
}

export type User = ReturnType<typeof userEvent.setup>;

/** Returns a text field by its label. */
export const getTextField = (name: string): HTMLElement => screen.getByRole('textbox', { name });

/** Pastes texts into fields. `textsByLabel` maps each field's label to its text. */
export async function fillFields(user: User, textsByLabel: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(textsByLabel)) {
    act(() => getTextField(name).focus());
    await user.paste(text);
  }
}

/**
 * Renders a page with a button 'Open' that opens the dialog, and with `pageContent` beside the dialog. Returns the
 * store, a simulated visitor, the rendered view and a function that presses the button.
 */
export function renderWithOpenButton(renderDialog: () => ReactNode, pageContent?: ReactNode) {
  const store = makeStore();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && renderDialog()}
        {pageContent}
      </>
    );
  }
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  /**
   * Opens the dialog. Resolves when the page is hidden from assistive technology, shortly after the dialog has
   * appeared.
   */
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(view.container).toHaveAttribute('aria-hidden', 'true'));
  };
  return { store, user, ...view, open: openDialog };
}

/**
 * Resolves when assistive technology can read the text of the open alert. `Modal` hides the text for a short time after
 * the alert has appeared.
 */
export const waitForAlertText = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[popover] [id][aria-hidden]')).not.toBeInTheDocument());

/**
 * Fails with the list of axe rules that the page violates. Ignores the rule 'region', because the tests render forms
 * outside of landmarks.
 */
export async function expectNoAxeViolations(): Promise<void> {
  document.title = 'Forms';
  expect(await findViolations(document, ['region'])).toEqual([]);
}

export const expectFocusOn = (getElement: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(getElement()).toHaveFocus());
