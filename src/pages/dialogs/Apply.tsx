import { careersPage } from '../../content/careers';
import { countries } from '../../content/countries';
import { firm } from '../../content/firm';
import { settings } from '../../content/settings';
import ApplyDialog from '../../forms/apply/ApplyDialog';
import { selectJobId } from '../../store/application/applicationSlice';
import { useAppSelector } from '../../store/hooks';

/** 'Apply for {job title}' (§2.11) for the job that the store names. */
export default function Apply() {
  const jobId = useAppSelector(selectJobId);
  const job = careersPage.jobs.find(({ id }) => id === jobId);
  if (!job) return null;
  return <ApplyDialog job={job} firm={firm} countries={countries} formRules={settings.formRules} />;
}
