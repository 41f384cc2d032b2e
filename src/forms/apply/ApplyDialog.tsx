import { words as formWords } from '#site/words/forms';
import { Dialog } from '../../components/Dialog/Dialog';
import { fillPlaceholders } from '../../site/fill';
import type { Job } from '../../site/types';
import { jobCleared } from '../../store/application/applicationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { CountrySelect } from '../fields/CountrySelect';
import { ApplyForm, getApplicationFormId, type ApplyFormProps } from './ApplyForm';

export interface ApplyDialogProps extends Pick<ApplyFormProps, 'countries' | 'formRules'> {
  job: Pick<Job, 'id' | 'title' | 'description'>;
}

/**
 * Renders the dialog with the application form for the selected job (§2.11, §4.5). Closing the dialog clears the
 * selection.
 */
export default function ApplyDialog({ job, ...formProps }: ApplyDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, getApplicationFormId(job)));
  const close = () => dispatch(jobCleared());
  return (
    <Dialog
      title={fillPlaceholders(formWords.application.title, { job: job.title })}
      subtitle={<p>{job.description}</p>}
      isBusy={isSubmitting}
      onClose={close}
    >
      <ApplyForm key={job.id} job={job} {...formProps} CountryControl={CountrySelect} onClose={close} />
    </Dialog>
  );
}
