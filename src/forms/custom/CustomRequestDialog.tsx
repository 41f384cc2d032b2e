import { words } from '#site/words/forms';
import { Dialog } from '../../components/Dialog/Dialog';
import { customRequestClosed } from '../../store/customRequest/customRequestSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { CustomRequestForm, type CustomRequestFormProps } from './CustomRequestForm';

export type CustomRequestDialogProps = Pick<CustomRequestFormProps, 'firm' | 'delivery' | 'formRules'>;

/**
 * Renders the custom-solution dialog (§2.10, §4.4). `DialogHost` mounts the dialog only while the store marks the
 * dialog as open.
 */
export default function CustomRequestDialog(props: CustomRequestDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'customRequest'));
  const close = () => dispatch(customRequestClosed());
  return (
    <Dialog title={words.customRequest.title} isBusy={isSubmitting} onClose={close}>
      <CustomRequestForm {...props} onDone={close} />
    </Dialog>
  );
}
