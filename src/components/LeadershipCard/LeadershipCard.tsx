import { Network } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TeamMember } from '../../site/types';
import { Button, type ButtonAction } from '../Button/Button';
import { Card } from '../Card/Card';
import { NewTabLink } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LeadershipCard.module.css';

/**
 * A visible label and its hidden suffix. With the suffix, the label is clear when a screen reader reads it without the
 * rest of the card.
 */
interface LabelWithSuffix {
  label: string;
  suffix: string;
}

export interface LeadershipCardProps {
  member: TeamMember;
  /** The label of the link to the member's profile. If the member has no `linkedin` URL, the card has no link. */
  profileLabel: LabelWithSuffix | undefined;
  /**
   * The button of a leader, which opens the leader's team and covers the whole card. Without this property, the card
   * has no button.
   */
  teamButton?: (LabelWithSuffix & ButtonAction) | undefined;
}

/**
 * Renders the card of a member of the team (§2.7). If the pointer or the focus reveals the profile link, Escape hides
 * it (WCAG 1.4.13). The link remains hidden until the pointer leaves the card or the focus moves.
 */
export function LeadershipCard({ member, profileLabel, teamButton }: LeadershipCardProps) {
  const { name, role, bio, image, linkedin } = member;
  const link = linkedin && profileLabel && (
    <NewTabLink href={linkedin} className={styles.profile}>
      {profileLabel.label}
      <VisuallyHidden> {profileLabel.suffix}</VisuallyHidden>
    </NewTabLink>
  );
  const frame = useRef<HTMLDivElement>(null);
  const [isLinkDismissed, setIsLinkDismissed] = useState(false);
  useEffect(() => {
    // While only the pointer is on the card, the card itself receives no key events.
    const dismissLink = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && frame.current?.matches(':hover, :focus-within')) setIsLinkDismissed(true);
    };
    document.addEventListener('keydown', dismissLink);
    return () => document.removeEventListener('keydown', dismissLink);
  }, []);
  const restoreLink = () => setIsLinkDismissed(false);
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-opens={teamButton ? true : undefined}
      data-link-dismissed={isLinkDismissed || undefined}
      onPointerLeave={restoreLink}
      onBlur={restoreLink}
    >
      <Card>
        <div className={styles.layout}>
          {image && (
            <div className={styles.portrait}>
              <Picture picture={image} sizes="(width < 768px) 90vw, 15rem" className={styles.photo} />
              {link}
            </div>
          )}
          <div className={styles.text}>
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{bio}</p>
            {!image && link}
            {teamButton && (
              <Button
                variant="secondary"
                className={styles.teamButton}
                hiddenSuffix={teamButton.suffix}
                onIntent={teamButton.onIntent}
                onClick={teamButton.onClick}
              >
                <Network aria-hidden="true" size="1.25em" />
                {teamButton.label}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
