import { useEffect, useRef } from 'react';
import type { Hierarchy, HierarchyVersion, TeamHierarchyWords, TeamMember, VersionId } from '../../site/types';
import { useIsMobile } from '../../hooks/useMediaQuery';
import { Dialog } from '../Dialog/Dialog';
import { OrgChart } from '../OrgChart/OrgChart';
import { Tabs } from '../Tabs/Tabs';
import { TeamList } from '../TeamList/TeamList';
import { buildTree, findTreeOwnerId } from './tree';
import styles from './TeamHierarchy.module.css';

export interface TeamHierarchyProps {
  selectedId: number;
  versions: readonly HierarchyVersion[];
  /** The id of the version that is shown. If no version has this id, the first version is shown. */
  versionId: VersionId;
  /** The ids of the members whose teams are open in the drill-down on a phone, in the order of opening. */
  drillPath: readonly number[];
  members: readonly TeamMember[];
  leaderIds: readonly number[];
  words: TeamHierarchyWords;
  onVersionShown: (versionId: VersionId) => void;
  onTeamOpened: (id: number) => void;
  onTeamClosed: () => void;
  onClose: () => void;
}

/**
 * Renders the overlay with the team hierarchy (§2.8, §4.3). The props contain the overlay's whole state, so only the
 * layout changes when the window's width crosses the mobile breakpoint.
 */
export default function TeamHierarchy({
  versions,
  versionId: requestedId,
  onVersionShown,
  onClose,
  ...contentProps
}: TeamHierarchyProps) {
  const root = useRef<HTMLDivElement>(null);
  const isMobile = useIsMobile();
  const { words } = contentProps;
  const versionId = (versions.find(({ id }) => id === requestedId) ?? versions[0])?.id ?? requestedId;

  // The layouts for phone and desktop have different controls. If a change of the layout removes the focused control,
  // this effect focuses the dialog.
  const wasMobile = useRef(isMobile);
  useEffect(() => {
    if (wasMobile.current === isMobile) return;
    wasMobile.current = isMobile;
    const dialog = root.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog?.contains(document.activeElement)) dialog?.focus();
  }, [isMobile]);

  return (
    <Dialog title={words.title} size="wide" onClose={onClose}>
      <div ref={root} className={styles.overlay}>
        <Tabs
          label={words.title}
          selectedId={versionId}
          onSelect={(id) => {
            const chosenVersion = versions.find((candidate) => candidate.id === id);
            if (chosenVersion) onVersionShown(chosenVersion.id);
          }}
          tabs={versions.map(({ id, label, hierarchy }) => ({
            id,
            label,
            content: id === versionId && <VersionContent {...contentProps} hierarchy={hierarchy} isMobile={isMobile} />,
          }))}
        />
      </div>
    </Dialog>
  );
}

interface VersionContentProps extends Omit<
  TeamHierarchyProps,
  'versions' | 'versionId' | 'onVersionShown' | 'onClose'
> {
  hierarchy: Hierarchy;
  isMobile: boolean;
}

/** Renders one version of the hierarchy: the chart on a desktop, or the current screen of the drill-down on a phone. */
function VersionContent({
  hierarchy,
  isMobile,
  selectedId,
  drillPath,
  members,
  leaderIds,
  words,
  ...handlers
}: VersionContentProps) {
  const path = [findTreeOwnerId(selectedId), ...drillPath];
  const ownerId = isMobile ? path.at(-1) : path[0];
  const tree = ownerId === undefined ? undefined : buildTree(ownerId, hierarchy, members);
  if (!tree) return null;
  if (!isMobile) return <OrgChart tree={tree} leaderIds={leaderIds} words={words} />;
  return (
    <TeamList
      tree={tree}
      previousMember={members.find(({ id }) => id === path.at(-2))}
      words={words}
      onOpen={handlers.onTeamOpened}
      onBack={handlers.onTeamClosed}
    />
  );
}
