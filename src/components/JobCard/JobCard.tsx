import { useId } from 'react';
import type { Job } from '../../site/types';
import { Button, type ButtonProps } from '../Button/Button';
import { Card } from '../Card/Card';
import styles from './JobCard.module.css';

export interface JobCardProps {
  job: Job;
  labels: { requirements: string; skills: string; apply: string };
  onApply: () => void;
  applyFallback?: ButtonProps['fallback'];
  onIntent?: () => void;
}

/** Renders an open position (§2.11). Its badge shows the engagement type and the second requirement. */
export function JobCard({ job, labels, onApply, applyFallback, onIntent }: JobCardProps) {
  const requirementsId = useId();
  const skillsId = useId();
  const [engagement, duration] = job.requirements;
  return (
    <Card>
      <header className={styles.header}>
        <h2>{job.title}</h2>
        <p className={styles.badges}>
          <span>{engagement}</span> <span>{duration}</span>
        </p>
      </header>
      <p>{job.description}</p>
      <div>
        <h3 className={styles.label} id={requirementsId}>
          {labels.requirements}
        </h3>
        <ul aria-labelledby={requirementsId} className={styles.requirements}>
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
      {job.skills.length > 0 && (
        <div>
          <h3 className={styles.label} id={skillsId}>
            {labels.skills}
          </h3>
          <ul aria-labelledby={skillsId} className={styles.skills}>
            {job.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </div>
      )}
      <Button
        hiddenSuffix={job.title}
        fallback={applyFallback}
        onClick={onApply}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {labels.apply}
      </Button>
    </Card>
  );
}
