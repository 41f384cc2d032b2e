import { countries } from '#site/countries';
import { pages } from '#site/pages';
import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { ApplyForm } from '../../forms/apply/ApplyForm';
import { CountryField } from '../../forms/fields/CountryField';
import { fillPlaceholders } from '../../site/fill';
import { getApplyPath } from '../../site/formPaths';
import { filterOpenJobs } from '../../site/jobPages';
import type { Job, JobsContent } from '../../site/types';
import { loadContent } from '../contents';
import { FormPanel } from './FormPanel';
import type { FormPage } from './formPage';

function buildApplicationPage(job: Job, jobsPath: string): FormPage {
  const path = getApplyPath(jobsPath, job.id);
  const title = fillPlaceholders(words.application.title, { job: job.title });
  return {
    kind: 'application',
    path,
    title,
    description: job.description,
    isRoute: false,
    Page: () => (
      <FormPanel title={title} subtitle={job.description}>
        <ApplyForm
          job={job}
          countries={countries}
          formRules={settings.formRules}
          CountryControl={CountryField}
          pagePath={path}
        />
      </FormPanel>
    ),
    completeTexts: (texts) => ({ texts: { ...texts, jobTitle: job.title }, errors: {} }),
  };
}

/** Returns a form page for each open job that the page `id` lists (§2.11). */
export async function listApplicationPages(id: string): Promise<FormPage[]> {
  const { jobs } = (await loadContent(id)) as JobsContent;
  return filterOpenJobs(jobs).map((job) => buildApplicationPage(job, pages[id]?.path ?? '/'));
}
