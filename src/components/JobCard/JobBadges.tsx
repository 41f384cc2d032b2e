import type { Job } from '../../site/types';
import styles from './JobCard.module.css';

/** Renders the two badges of a job: its engagement type and its second requirement (§2.11). */
export function JobBadges({ requirements: [engagement, duration] }: Pick<Job, 'requirements'>) {
  return (
    <p className={styles.badges}>
      <span>{engagement}</span> <span>{duration}</span>
    </p>
  );
}
