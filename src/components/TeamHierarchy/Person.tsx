import { fill } from '../../site/fill';
import type { TeamHierarchyWords, TeamMember } from '../../site/types';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Person.module.css';

export interface PersonProps {
  member: TeamMember;
  /** Whom they report to in this tree. Said, not shown: the lines and the indent show it. */
  manager?: TeamMember | undefined;
  /** What they are called here. */
  name: string;
  /** 'row': photo beside the words. 'column': above them. */
  layout: 'row' | 'column';
  words: TeamHierarchyWords;
}

/**
 * Photo, name and role of somebody in a hierarchy; phrasing content, so that a button can hold it.
 * The photo is decoration here, for the name stands beside it.
 */
export function Person({ member, manager, name, layout, words }: PersonProps) {
  return (
    <span className={styles.person} data-layout={layout}>
      {member.image && <Picture picture={{ ...member.image, alt: '' }} sizes="80px" className={styles.photo} />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.role}>{member.role}</span>
        {/* Some screen readers leave list levels out. */}
        {manager && <VisuallyHidden> {fill(words.reportsTo, { name: manager.name })}</VisuallyHidden>}
      </span>
    </span>
  );
}
