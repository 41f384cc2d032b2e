import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { JobCard } from '../../components/JobCard/JobCard';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { careersPage } from '#site/careers';
import { applyDialog } from '../dialogs/modules';
import { jobSelected } from '../../store/application/applicationSlice';
import { useAppDispatch } from '../../store/hooks';

/** Careers (§2.11). `?job={id}` opens that job's Apply dialog, so that a job can be linked to. */
export default function CareersPage() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const linked = search.get('job');
  const { heading, intro, requirementsHeading, skillsHeading, callToAction, jobs } = careersPage;

  const openLinked = useEffectEvent((id: string) => {
    if (jobs.some((job) => job.id === id)) dispatch(jobSelected(id));
  });
  useEffect(() => {
    if (linked !== null) openLinked(linked);
  }, [linked]);

  return (
    <>
      <PageHeading title={heading} subtitle={intro} />
      <PageBody>
        <CardGrid perRow={3} parts={5}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard
                job={job}
                labels={{ requirements: requirementsHeading, skills: skillsHeading, apply: callToAction }}
                onApply={() => dispatch(jobSelected(job.id))}
                onIntent={applyDialog.preload}
              />
            </li>
          ))}
        </CardGrid>
      </PageBody>
    </>
  );
}
