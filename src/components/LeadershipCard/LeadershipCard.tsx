import { Network } from 'lucide-react';
import type { TeamMember } from '../../site/types';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { NewTabLink } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LeadershipCard.module.css';

export interface LeadershipCardProps {
  member: TeamMember;
  labels: {
    /** The profile link: what is shown, and what is said after it. */
    profile: string;
    profileSuffix: string;
    /** The button of a leader's card, and what is said after it. */
    openTeam: string;
    openTeamSuffix: string;
  };
  /** Given for a leader: their whole card opens their team. Without it the card holds no button. */
  onOpen?: (() => void) | undefined;
  /** The first sign of wanting to open it. */
  onIntent?: () => void;
}

/** A member of the Leadership Team (§2.7). */
export function LeadershipCard({ member, labels, onOpen, onIntent }: LeadershipCardProps) {
  const { name, role, bio, image, linkedin } = member;
  return (
    <div className={styles.frame} data-opens={onOpen ? true : undefined}>
      <Card>
        <div className={styles.layout}>
          <div className={styles.portrait}>
            <Picture picture={image} sizes="(width < 768px) 90vw, 15rem" className={styles.photo} />
            <NewTabLink href={linkedin} className={styles.profile}>
              {labels.profile}
              <VisuallyHidden> {labels.profileSuffix}</VisuallyHidden>
            </NewTabLink>
          </div>
          <div className={styles.words}>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{bio}</p>
            {onOpen && (
              <Button
                variant="secondary"
                className={styles.open}
                hiddenSuffix={labels.openTeamSuffix}
                onPointerEnter={onIntent}
                onFocus={onIntent}
                onClick={(event) => {
                  // Safari does not focus a clicked button, and the overlay gives focus back to what had it.
                  event.currentTarget.focus({ preventScroll: true });
                  onOpen();
                }}
              >
                <Network aria-hidden="true" size="1.25em" />
                {labels.openTeam}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
