import { useEffect } from 'react';
import type { HierarchyVersion } from '../components/TeamHierarchy/TeamHierarchy';
import { teamHierarchyModule } from '../components/TeamHierarchy/teamHierarchyModule';
import { leaderIds, leadershipPageHierarchy, memberListHierarchy, team, teamHierarchy } from '../content/leadership';
import { timings } from '../content/timings';
import {
  hierarchyClosed,
  selectHierarchy,
  selectionCleared,
  teamLeft,
  teamOpened,
  versionShown,
} from '../store/hierarchy/hierarchySlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { LazyDialog } from './LazyDialog';

/** Both readings of §3.6, in the order of their tabs. */
const versions: readonly HierarchyVersion[] = [
  { id: 'whole-team', label: teamHierarchy.tabs.wholeTeam, hierarchy: memberListHierarchy },
  { id: 'leadership', label: teamHierarchy.tabs.leadership, hierarchy: leadershipPageHierarchy },
];

/** Opens the Team Hierarchy for whomever the store names, from wherever it was asked for (§2.8, §4.3). */
export function HierarchyHost() {
  const dispatch = useAppDispatch();
  const { isOpen, selectedId, version, drillPath } = useAppSelector(selectHierarchy);

  // §4.3: the selection outlives the closed overlay by 300 ms; opening it again keeps the new one.
  useEffect(() => {
    if (isOpen || selectedId === null) return undefined;
    const timer = setTimeout(() => dispatch(selectionCleared()), timings.hierarchy.clearAfterClose);
    return () => clearTimeout(timer);
  }, [dispatch, isOpen, selectedId]);

  if (!isOpen || selectedId === null) return null;
  const close = () => dispatch(hierarchyClosed());
  return (
    <LazyDialog
      module={teamHierarchyModule}
      onGiveUp={close}
      props={{
        selectedId,
        versions,
        version,
        drillPath,
        members: team.members,
        leaderIds,
        words: teamHierarchy,
        onVersionShown: (id) => dispatch(versionShown(id)),
        onTeamOpened: (id) => dispatch(teamOpened(id)),
        onTeamLeft: () => dispatch(teamLeft()),
        onClose: close,
      }}
    />
  );
}
