import Overlay from '../../components/TeamHierarchy/TeamHierarchy';
import type { PeopleContent } from '../../site/types';
import {
  hierarchyClosed,
  selectHierarchy,
  teamClosed,
  teamOpened,
  versionShown,
} from '../../store/hierarchy/hierarchySlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/**
 * Renders the team hierarchy (§2.8, §4.3) for the selected member in the store. Renders nothing without a selected
 * member.
 */
export default function TeamHierarchy({ team, hierarchy }: Required<Pick<PeopleContent, 'team' | 'hierarchy'>>) {
  const dispatch = useAppDispatch();
  const { selectedId, version, drillPath } = useAppSelector(selectHierarchy);
  if (selectedId === null) return null;
  return (
    <Overlay
      selectedId={selectedId}
      versions={hierarchy.versions}
      versionId={version}
      drillPath={drillPath}
      members={team.members}
      leaderIds={team.leaderIds}
      words={hierarchy.words}
      onVersionShown={(id) => dispatch(versionShown(id))}
      onTeamOpened={(id) => dispatch(teamOpened(id))}
      onTeamClosed={() => dispatch(teamClosed())}
      onClose={() => dispatch(hierarchyClosed())}
    />
  );
}
