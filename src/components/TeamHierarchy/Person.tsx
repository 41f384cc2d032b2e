import { fillPlaceholders } from '../../site/fill';
import type { TeamHierarchyWords, TeamMember } from '../../site/types';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Person.module.css';

export interface PersonProps {
  member: TeamMember;
  /**
   * The member's manager in this tree. The manager's name is rendered as hidden text, because lines and indents already
   * show the relation visually.
   */
  manager?: TeamMember | undefined;
  /** The displayed name of the member. */
  name: string;
  /** The layout: 'row' has the photo beside the text, and 'column' has the photo above the text. */
  layout: 'row' | 'column';
  words: TeamHierarchyWords;
}

/**
 * Renders photo, name and role of a member in a hierarchy. The markup is phrasing content, so that a button can contain
 * it. The photo is decorative, because the text contains the name.
 */
export function Person({ member, manager, name, layout, words }: PersonProps) {
  return (
    <span className={styles.person} data-layout={layout}>
      {member.image && <Picture picture={{ ...member.image, alt: '' }} sizes="80px" className={styles.photo} />}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span> <span className={styles.role}>{member.role}</span>
        {/* This text names the manager, because some screen readers do not announce list levels. */}
        {manager && <VisuallyHidden> {fillPlaceholders(words.reportsTo, { name: manager.name })}</VisuallyHidden>}
      </span>
    </span>
  );
}
