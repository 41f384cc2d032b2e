import Overlay, { type HierarchyVersion } from '../../components/TeamHierarchy/TeamHierarchy';
import { leaderIds, leadershipPageHierarchy, memberListHierarchy, team, teamHierarchy } from '#site/leadership';
import {
  hierarchyClosed,
  selectHierarchy,
  teamLeft,
  teamOpened,
  versionShown,
} from '../../store/hierarchy/hierarchySlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** Both readings of §3.6, in the order of their tabs. */
const versions: readonly HierarchyVersion[] = [
  { id: 'whole-team', label: teamHierarchy.tabs.wholeTeam, hierarchy: memberListHierarchy },
  { id: 'leadership', label: teamHierarchy.tabs.leadership, hierarchy: leadershipPageHierarchy },
];

/** The Team Hierarchy (§2.8, §4.3) of whomever the store names. */
export default function TeamHierarchy() {
  const dispatch = useAppDispatch();
  const { selectedId, version, drillPath } = useAppSelector(selectHierarchy);
  if (selectedId === null) return null;
  return (
    <Overlay
      selectedId={selectedId}
      versions={versions}
      version={version}
      drillPath={drillPath}
      members={team.members}
      leaderIds={leaderIds}
      words={teamHierarchy}
      onVersionShown={(id) => dispatch(versionShown(id))}
      onTeamOpened={(id) => dispatch(teamOpened(id))}
      onTeamLeft={() => dispatch(teamLeft())}
      onClose={() => dispatch(hierarchyClosed())}
    />
  );
}
