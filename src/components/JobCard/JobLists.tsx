import { useId } from 'react';
import type { Job } from '../../site/types';
import styles from './JobCard.module.css';

export interface JobListsProps {
  job: Job;
  labels: { requirements: string; skills: string };
  /** The heading level of the labels: one below the job's title. */
  level: 2 | 3;
}

/** Renders the requirements and the skills of a job, each under its label (§2.11). */
export function JobLists({ job, labels, level }: JobListsProps) {
  const Heading = `h${level}` as const;
  const requirementsId = useId();
  const skillsId = useId();
  return (
    <>
      <div>
        <Heading className={styles.label} id={requirementsId}>
          {labels.requirements}
        </Heading>
        <ul aria-labelledby={requirementsId} className={styles.requirements}>
          {job.requirements.map((requirement, index) => (
            <li key={index}>{requirement}</li>
          ))}
        </ul>
      </div>
      {job.skills.length > 0 && (
        <div>
          <Heading className={styles.label} id={skillsId}>
            {labels.skills}
          </Heading>
          <ul aria-labelledby={skillsId} className={styles.skills}>
            {job.skills.map((skill, index) => (
              <li key={index}>{skill}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
