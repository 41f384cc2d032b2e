import { LeadershipCard } from '../../components/LeadershipCard/LeadershipCard';
import { Section } from '../../components/Section/Section';
import { leaderIds, leadershipPageIds, profileLink, team, teamHierarchy } from '#site/leadership';
import { leaderSelected } from '../../store/hierarchy/hierarchySlice';
import { useAppDispatch } from '../../store/hooks';
import { teamHierarchy as teamHierarchyOverlay } from '../dialogs/modules';
import styles from './LeadershipTeam.module.css';

/** The Leadership Team (§2.7): the leaders' cards open the Team Hierarchy, the others hold no button. */
export function LeadershipTeam() {
  const dispatch = useAppDispatch();
  const members = leadershipPageIds.flatMap((id) => team.members.find((member) => member.id === id) ?? []);
  return (
    <Section heading={team.heading} subtitle={team.subtitle}>
      <ul className={styles.path}>
        {members.map((member) => (
          <li key={member.id}>
            <LeadershipCard
              member={member}
              labels={{
                profile: profileLink.label,
                profileSuffix: profileLink.suffix.replace('{name}', member.name),
                openTeam: teamHierarchy.title,
                openTeamSuffix: teamHierarchy.titleSuffix.replace('{name}', member.name),
              }}
              onOpen={leaderIds.includes(member.id) ? () => dispatch(leaderSelected(member.id)) : undefined}
              onIntent={teamHierarchyOverlay.preload}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
