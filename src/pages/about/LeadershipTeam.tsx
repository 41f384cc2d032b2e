import { CardGrid } from '../../components/CardGrid/CardGrid';
import { LeadershipCard } from '../../components/LeadershipCard/LeadershipCard';
import { Section } from '../../components/Section/Section';
import { fillPlaceholders } from '../../site/fill';
import type { PeopleContent } from '../../site/types';
import { leaderSelected } from '../../store/hierarchy/hierarchySlice';
import { useAppDispatch } from '../../store/hooks';
import { teamHierarchyDialog } from '../dialogs/lazyDialogs';
import styles from './LeadershipTeam.module.css';

export interface LeadershipTeamProps {
  team: NonNullable<PeopleContent['team']>;
  /** The texts of the team hierarchy. Without these texts, no card has a button that opens the hierarchy. */
  hierarchyWords: NonNullable<PeopleContent['hierarchy']>['words'] | undefined;
}

/**
 * Renders the team (§2.7). The leaders' cards have a button that opens the team hierarchy. The cards alternate between
 * left and right, or form a grid if no member has a portrait.
 */
export function LeadershipTeam({ team, hierarchyWords }: LeadershipTeamProps) {
  const dispatch = useAppDispatch();
  const { leaderIds, profileLink } = team;
  const members = team.shownIds.flatMap((id) => team.members.find((member) => member.id === id) ?? []);
  const cards = members.map((member) => (
    <li key={member.id}>
      <LeadershipCard
        member={member}
        profileLabel={
          profileLink && { ...profileLink, suffix: fillPlaceholders(profileLink.suffix, { name: member.name }) }
        }
        teamButton={
          hierarchyWords && leaderIds.includes(member.id)
            ? {
                label: hierarchyWords.title,
                suffix: fillPlaceholders(hierarchyWords.titleSuffix, { name: member.name }),
                onClick: () => dispatch(leaderSelected(member.id)),
                onIntent: teamHierarchyDialog.preload,
              }
            : undefined
        }
      />
    </li>
  ));
  return (
    <Section heading={team.heading} subtitle={team.subtitle}>
      {/* Alternating cards are 300 px apart (§2.7). With shorter cards, such as cards without portraits, the page
          would look empty. */}
      {members.some(({ image }) => image) ? (
        <ul className={styles.alternatingCards}>{cards}</ul>
      ) : (
        <CardGrid perRow={4}>{cards}</CardGrid>
      )}
    </Section>
  );
}
