import { countries } from '#site/countries';
import { settings } from '#site/settings';
import type { JobsContent } from '../../site/types';
import ApplyDialog from '../../forms/apply/ApplyDialog';
import { selectJobId } from '../../store/application/applicationSlice';
import { useAppSelector } from '../../store/hooks';

/**
 * Renders the dialog 'Apply for {job title}' (§2.11) for the job whose id is in the store. Renders nothing if `jobs`
 * does not contain this job.
 */
export default function Apply({ jobs }: Pick<JobsContent, 'jobs'>) {
  const jobId = useAppSelector(selectJobId);
  const job = jobs.find(({ id }) => id === jobId);
  if (!job) return null;
  return <ApplyDialog job={job} countries={countries} formRules={settings.formRules} />;
}
