import { words } from '#site/words/forms';
import { Dialog } from '../../components/Dialog/Dialog';
import { contactClosed, selectContactIsOpen } from '../../store/contactModal/contactModalSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { CountrySelect } from '../fields/CountrySelect';
import ContactForm, { type ContactFormProps } from './ContactForm';

export interface ContactDialogProps extends Pick<ContactFormProps, 'firm' | 'countries' | 'formRules'> {
  onClose?: () => void;
}

/** Renders the contact form's dialog (§2.12). The page mounts it only while the store marks it as open. */
export default function ContactDialog({ onClose, ...content }: ContactDialogProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectContactIsOpen);
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'contact'));
  const close = () => {
    dispatch(contactClosed());
    onClose?.();
  };
  if (!isOpen) return null;
  return (
    <Dialog title={words.contact.title} subtitle={words.contact.subtitle} isBusy={isSubmitting} onClose={close}>
      <ContactForm {...content} Countries={CountrySelect} place="dialog" onCancel={close} onDone={close} />
    </Dialog>
  );
}
