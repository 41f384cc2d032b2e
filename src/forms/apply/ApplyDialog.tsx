import { Dialog } from '../../components/Dialog/Dialog';
import type { CountryCode, Firm, Job, Settings } from '../../content/types';
import { jobCleared } from '../../store/application/applicationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { ApplyForm } from './ApplyForm';

export interface ApplyDialogProps {
  job: Pick<Job, 'id' | 'title' | 'description'>;
  firm: Pick<Firm, 'name' | 'inbox'>;
  countries: readonly CountryCode[];
  formRules: Settings['formRules'];
}

/** 'Apply for {job title}' (§2.11, §4.5): mounted while a job is selected; closing clears the selection. */
export default function ApplyDialog({ job, firm, countries, formRules }: ApplyDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'application'));
  const close = () => dispatch(jobCleared());
  return (
    <Dialog title={`Apply for ${job.title}`} subtitle={<p>{job.description}</p>} isBusy={isSubmitting} onClose={close}>
      <ApplyForm key={job.id} job={job} firm={firm} countries={countries} formRules={formRules} onClose={close} />
    </Dialog>
  );
}
