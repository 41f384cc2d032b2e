import type { ReactNode } from 'react';
import styles from './LeadershipPath.module.css';

export interface LeadershipPathProps {
  /** Each child is an `<li>` with one card. */
  children: ReactNode;
}

/** Cards left and right in turn with a way drawn from one to the next (§2.7); one below the other on a phone. */
export function LeadershipPath({ children }: LeadershipPathProps) {
  return <ul className={styles.path}>{children}</ul>;
}
