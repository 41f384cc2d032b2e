import { Network } from 'lucide-react';
import type { TeamMember } from '../../site/types';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { NewTabLink } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LeadershipCard.module.css';

/** What is shown, and what is said after it for whom the card around it says nothing. */
interface Label {
  label: string;
  suffix: string;
}

export interface LeadershipCardProps {
  member: TeamMember;
  /** The link to the member's profile, for those who have one. */
  profile: Label | undefined;
  /** Given for a leader: their whole card opens their team. Without it the card holds no button. */
  team?: (Label & { onOpen: () => void }) | undefined;
  /** The first sign of wanting to open it. */
  onIntent?: () => void;
}

/** A member of the team (§2.7). */
export function LeadershipCard({ member, profile, team, onIntent }: LeadershipCardProps) {
  const { name, role, bio, image, linkedin } = member;
  return (
    <div className={styles.frame} data-opens={team ? true : undefined}>
      <Card>
        <div className={styles.layout}>
          {(image ?? linkedin) && (
            <div className={styles.portrait}>
              {image && <Picture picture={image} sizes="(width < 768px) 90vw, 15rem" className={styles.photo} />}
              {linkedin && profile && (
                <NewTabLink href={linkedin} className={styles.profile}>
                  {profile.label}
                  <VisuallyHidden> {profile.suffix}</VisuallyHidden>
                </NewTabLink>
              )}
            </div>
          )}
          <div className={styles.words}>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{bio}</p>
            {team && (
              <Button
                variant="secondary"
                className={styles.open}
                hiddenSuffix={team.suffix}
                onPointerEnter={onIntent}
                onFocus={onIntent}
                onClick={(event) => {
                  // Safari does not focus a clicked button, and the overlay gives focus back to what had it.
                  event.currentTarget.focus({ preventScroll: true });
                  team.onOpen();
                }}
              >
                <Network aria-hidden="true" size="1.25em" />
                {team.label}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
