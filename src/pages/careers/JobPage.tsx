import { Button } from '../../components/Button/Button';
import { JobLists } from '../../components/JobCard/JobLists';
import { JobFacts } from '../../components/JobFacts/JobFacts';
import { Link } from '../../components/Link/Link';
import links from '../../components/Link/Link.module.css';
import { LinkGroups } from '../../components/LinkGroups/LinkGroups';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { words } from '#site/words/jobs';
import { getPageFileUrl } from '../../hooks/siteBase';
import { getApplyPath } from '../../site/formPaths';
import { findJobPath, filterOpenJobs } from '../../site/jobPages';
import { jobSelected } from '../../store/application/applicationSlice';
import { useAppDispatch } from '../../store/hooks';
import { applyDialog } from '../dialogs/lazyDialogs';
import { PageBreadcrumb } from '../PageBreadcrumb';
import type { PageProps } from '../pageProps';
import { useLinkedDialog } from '../useLinkedDialog';
import styles from './JobPage.module.css';

/** Renders the page of an open or a closed job. If the job is open, `?apply` opens the Apply dialog (§2.11). */
export default function JobPage({ id, title, content }: PageProps<'job'>) {
  const dispatch = useAppDispatch();
  const page = pages[id];
  const listId = page?.kind === 'job' ? page.list : '';
  const listPath = pages[listId]?.path ?? '/';
  const listedOpenJobs = filterOpenJobs(content.jobs);
  const job = listedOpenJobs.find((openJob) => page?.kind === 'job' && openJob.id === page.job);
  const openApplyDialog = () => job && dispatch(jobSelected(job.id));
  useLinkedDialog(['apply'], openApplyDialog);

  const otherOpenJobs = listedOpenJobs
    .filter((openJob) => openJob !== job)
    .map((otherJob) => ({
      label: otherJob.title,
      href: findJobPath(pages, listId, otherJob.id) ?? listPath,
      description: otherJob.description,
    }));
  const heading = job ? words.otherJobs : words.openJobs;
  return (
    <>
      <PageHeading
        title={title}
        {...(!job && { subtitle: words.closed })}
        breadcrumb={<PageBreadcrumb label={words.breadcrumb} id={id} />}
      />
      <PageBody>
        {job && (
          <div className={styles.job}>
            <p>{job.description}</p>
            <div className={styles.facts}>
              <JobFacts job={job} address={firm.address} />
            </div>
            <JobLists
              job={job}
              labels={{ requirements: content.requirementsHeading, skills: content.skillsHeading }}
              level={2}
            />
            <Button
              hiddenSuffix={job.title}
              fallback={{ url: getPageFileUrl(getApplyPath(listPath, job.id)) }}
              onClick={openApplyDialog}
              onIntent={applyDialog.preload}
            >
              {content.callToAction}
            </Button>
          </div>
        )}
        {otherOpenJobs.length > 0 && <LinkGroups groups={[{ heading, entries: otherOpenJobs }]} />}
        {listedOpenJobs.length === 0 && <p>{words.noJobs}</p>}
        <p>
          <Link to={listPath} className={links.standalone}>
            {words.allJobs}
          </Link>
        </p>
      </PageBody>
    </>
  );
}
