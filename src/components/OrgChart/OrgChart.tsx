import { useEffect, useId, useRef } from 'react';
import { fillPlaceholders } from '../../site/fill';
import type { TeamHierarchyWords, TeamMember } from '../../site/types';
import { OverflowRegion } from '../OverflowRegion/OverflowRegion';
import { Person } from '../TeamHierarchy/Person';
import type { TreeNode } from '../TeamHierarchy/tree';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './OrgChart.module.css';

export interface OrgChartProps {
  tree: TreeNode;
  /** The ids of the leaders. The names of leaders are displayed in the format of `words.leader`. */
  leaderIds: readonly number[];
  words: TeamHierarchyWords;
}

interface BranchProps extends Omit<OrgChartProps, 'tree'> {
  node: TreeNode;
  manager?: TeamMember;
  /**
   * The level, 0 at the top. The members of level 2 are under their manager, one below the other, so that five teams
   * fit side by side.
   */
  level: number;
}

function Branch({ node, manager, level, ...sharedProps }: BranchProps) {
  const { member, reports } = node;
  const { leaderIds, words } = sharedProps;
  const isLeader = leaderIds.includes(member.id);
  return (
    <li>
      <div className={styles.node} data-level={level} data-leader={isLeader || undefined}>
        <Person
          member={member}
          manager={manager}
          name={isLeader ? fillPlaceholders(words.leader, { name: member.name }) : member.name}
          layout="column"
          words={words}
        />
      </div>
      {reports.length > 0 && (
        <ul className={level === 0 ? styles.firstLevel : styles.secondLevel}>
          {reports.map((report) => (
            <Branch key={report.member.id} node={report} manager={member} level={level + 1} {...sharedProps} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Renders the org chart (§2.8) as a nested list, so that screen readers announce its levels. The connectors are
 * borders, which forced colours preserve. If the chart is wider than the dialog, the visitor can scroll it, also with
 * the keyboard.
 */
export function OrgChart({ tree, ...sharedProps }: OrgChartProps) {
  const headingId = useId();
  const chart = useRef<HTMLUListElement>(null);

  // If the chart is wider than the dialog, scrolls the chart so that the top member is in the centre.
  useEffect(() => {
    const scroller = chart.current?.parentElement;
    // In right-to-left documents `scrollLeft` is negative.
    const directionSign = document.dir === 'rtl' ? -1 : 1;
    if (scroller) scroller.scrollLeft = (directionSign * (scroller.scrollWidth - scroller.clientWidth)) / 2;
  }, []);

  return (
    <div className={styles.canvas}>
      <h3 id={headingId}>
        <VisuallyHidden>
          {fillPlaceholders(sharedProps.words.drillDownTitle, { name: tree.member.name })}
        </VisuallyHidden>
      </h3>
      <OverflowRegion labelledBy={headingId}>
        <ul ref={chart} className={styles.chart}>
          <Branch node={tree} level={0} {...sharedProps} />
        </ul>
      </OverflowRegion>
      {!tree.hasReports && <p className={styles.noReports}>{sharedProps.words.noReports}</p>}
    </div>
  );
}
