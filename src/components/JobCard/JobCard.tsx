import type { InternalPath, Job } from '../../site/types';
import { Button, type ButtonAction } from '../Button/Button';
import { Card } from '../Card/Card';
import { Link } from '../Link/Link';
import { JobLists } from './JobLists';
import styles from './JobCard.module.css';

export interface JobCardProps {
  job: Job;
  /** The path of the job's page, to which the title links. */
  path?: InternalPath | undefined;
  labels: { requirements: string; skills: string; apply: string };
  action: ButtonAction;
}

/**
 * Renders the card of an open job (§2.11). The badges of the card show the first two requirements: the engagement type
 * and the duration.
 */
export function JobCard({ job, path, labels, action }: JobCardProps) {
  const [engagement, duration] = job.requirements;
  return (
    <Card>
      <h2>
        {path ? (
          <Link to={path} className={styles.title}>
            {job.title}
          </Link>
        ) : (
          job.title
        )}
      </h2>
      <div className={styles.summary}>
        <p>{job.description}</p>
        <p className={styles.badges}>
          <span>{engagement}</span> <span>{duration}</span>
        </p>
      </div>
      <JobLists job={job} labels={labels} level={3} />
      <Button hiddenSuffix={job.title} {...action}>
        {labels.apply}
      </Button>
    </Card>
  );
}
