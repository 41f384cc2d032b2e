import { words } from '#site/words/forms';
import { Dialog } from '../../components/Dialog/Dialog';
import { contactDialogClosed } from '../../store/contactModal/contactModalSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { CountrySelect } from '../fields/CountrySelect';
import { ContactForm, type ContactFormProps } from './ContactForm';

export type ContactDialogProps = Pick<ContactFormProps, 'countries' | 'formRules'>;

/**
 * Renders the contact form's dialog (§2.12). `DialogHost` mounts the dialog only while the store marks the dialog as
 * open.
 */
export default function ContactDialog(props: ContactDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'contact'));
  const close = () => dispatch(contactDialogClosed());
  return (
    <Dialog title={words.contact.title} subtitle={words.contact.subtitle} isBusy={isSubmitting} onClose={close}>
      <ContactForm {...props} CountryControl={CountrySelect} onClose={close} />
    </Dialog>
  );
}
