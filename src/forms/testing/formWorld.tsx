import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { firm } from '#site/firm';
import { words } from '#site/words/forms';
import { fill } from '../../site/fill';
import { makeStore } from '../../store/store';
import { countries } from '../../submission/testing/fixtures';
import { forgetDraft, keepDraft, type FormValues } from '../shared/drafts';

/** What forms need around them in a test: a firm, countries, a store, an opener, a relay that answers as told. */
export { firm };

export { countries } from '../../submission/testing/fixtures';
export { accepted, startRelay, type Call, type Relay } from '../../submission/testing/network';

/** A line of the list of countries: 'India +91'. */
export const countryLine = (name: string): string => {
  const found = countries.find((each) => each.name === name);
  return fill(words.country.option, { country: name, code: found?.code ?? '?' });
};
/** That line up to the end of `part` of the name: what somebody types to find it. */
export function typedLine(name: string, part: string): string {
  const line = countryLine(name);
  return line.slice(0, line.indexOf(part) + part.length);
}
/** The button that opens that list says its label, then its value. */
export const countryButton = (name: string): string => `${words.country.label} ${countryLine(name)}`;

/** The X of the dialog that is open: the first of its buttons, whatever it is called. */
export function dialogX(): HTMLElement {
  const [first] = within(screen.getByRole('dialog')).getAllByRole('button');
  if (!first) throw new Error('The dialog has no button');
  return first;
}

/** A text as part of a longer one. */
export const containing = (text: string): RegExp => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** A text as queries and matchers read a page: a space that holds words together is a space. */
export const seen = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A label as it is heard: without the '*' for the eye. */
export const heard = (label: string): string => label.replace(/\*$/, '');

/** A draft as if begun `age` milliseconds ago: by default the form is old enough to be a person's. */
export function beginDraft(key: string, values: FormValues = {}, age = 60_000): void {
  forgetDraft(key);
  const now = performance.now.bind(performance);
  performance.now = () => now() - age;
  keepDraft(key, values);
  performance.now = now;
}

export type User = ReturnType<typeof userEvent.setup>;

/** Shows a dialog behind a button 'Open', as a page does. `dialog` gets what closes it; `rest` stands beside it. */
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
  /** Answers once the page behind is hidden from assistive technology, which comes a moment after the dialog. */
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(view.container).toHaveAttribute('aria-hidden', 'true'));
  };
  return { store, user, ...view, open };
}

/** Answers once a message that came above the page is all there: readers find its words a moment after it. */
export const messageArrived = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[popover] [id][aria-hidden]')).not.toBeInTheDocument());

/** Fails with the rules that a state of the page breaks. Contrast and layout need a browser. */
export async function expectNoAxeViolations(): Promise<void> {
  document.title = 'Forms';
  const { violations } = await axe.run(document, {
    rules: {
      'color-contrast': { enabled: false },
      'color-contrast-enhanced': { enabled: false },
      region: { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

export const expectFocusOn = (element: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(element()).toHaveFocus());
