import { screen } from '@testing-library/react';
import { words as formWords } from '#site/words/forms';
import {
  contactDialogClosed,
  contactDialogOpened,
  selectContactDialogIsOpen,
} from '../../store/contactModal/contactModalSlice';
import { useAppSelector } from '../../store/hooks';
import ContactDialog, { type ContactDialogProps } from '../contact/ContactDialog';
import { SubmissionStatus } from '../shared/SubmissionStatus';
import { countries, createDraft, fillFields, removeAsterisk, renderWithOpenButton } from './formHarness';

const words = formWords.contact;

/** Renders the dialog while the store marks it as open, as `DialogHost` does. */
export const ContactDialogHost = ({ formRules }: Pick<ContactDialogProps, 'formRules'>) =>
  useAppSelector(selectContactDialogIsOpen) && <ContactDialog formRules={formRules} countries={countries} />;

/**
 * Opens the contact dialog on a page that reports results, fills in the form and presses its submit button. Returns the
 * view, and a function that closes the dialog as a change of the route does.
 */
export async function sendContactForm() {
  createDraft('contact');
  const view = renderWithOpenButton(() => <ContactDialogHost formRules="specified" />, <SubmissionStatus />);
  view.store.dispatch(contactDialogOpened());
  await view.open();
  await screen.findByRole('dialog', { name: words.title });
  const entries = { name: 'Ada', email: 'ada@mail.com', phone: '9876543210', message: 'Hello' } as const;
  await fillFields(
    view.user,
    Object.fromEntries(
      Object.entries(entries).map(([name, text]) => [removeAsterisk(words.labels[name as keyof typeof entries]), text]),
    ),
  );
  await view.user.click(screen.getByRole('button', { name: words.submit }));
  return { ...view, leave: () => view.store.dispatch(contactDialogClosed()) };
}
