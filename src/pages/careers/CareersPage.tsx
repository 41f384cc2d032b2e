import { CardGrid } from '../../components/CardGrid/CardGrid';
import { JobCard } from '../../components/JobCard/JobCard';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { applyDialog } from '../dialogs/lazyDialogs';
import { pages } from '#site/pages';
import { words } from '#site/words/jobs';
import { getPageFileUrl } from '../../hooks/siteBase';
import { useLinkedDialog } from '../useLinkedDialog';
import { getApplyPath } from '../../site/formPaths';
import { findJobPath, filterOpenJobs } from '../../site/jobPages';
import type { PageProps } from '../pageProps';
import { jobSelected } from '../../store/application/applicationSlice';
import { useAppDispatch } from '../../store/hooks';
import { APPLY_PARAMETERS } from '../../store/openDialogs';

/**
 * Renders the Careers page (§2.11). A link with `?apply={id}` or `?job={id}` opens the Apply dialog for the open job
 * with this id.
 */
export default function CareersPage({ id, title, content }: PageProps<'jobs'>) {
  const dispatch = useAppDispatch();
  const { intro, requirementsHeading, skillsHeading, callToAction } = content;
  const jobs = filterOpenJobs(content.jobs);

  useLinkedDialog(APPLY_PARAMETERS, (jobId) => {
    if (jobs.some((job) => job.id === jobId)) dispatch(jobSelected(jobId));
  });

  return (
    <>
      <PageHeading title={title} subtitle={intro} />
      <PageBody>
        {jobs.length === 0 ? (
          <p>{words.noJobs}</p>
        ) : (
          <CardGrid perRow={3} partCount={5}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard
                  job={job}
                  path={findJobPath(pages, id, job.id)}
                  labels={{ requirements: requirementsHeading, skills: skillsHeading, apply: callToAction }}
                  action={{
                    onClick: () => dispatch(jobSelected(job.id)),
                    fallback: { url: getPageFileUrl(getApplyPath(pages[id]?.path ?? '/', job.id)) },
                    onIntent: applyDialog.preload,
                  }}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </PageBody>
    </>
  );
}
