import { useEffect, useId, useRef } from 'react';
import { fill } from '../../site/fill';
import type { TeamHierarchyWords, TeamMember } from '../../site/types';
import { OverflowRegion } from '../OverflowRegion/OverflowRegion';
import { Person } from '../TeamHierarchy/Person';
import type { TreeNode } from '../TeamHierarchy/tree';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './OrgChart.module.css';

export interface OrgChartProps {
  tree: TreeNode;
  /** Ids that are called by `words.leader`. */
  leaderIds: readonly number[];
  words: TeamHierarchyWords;
}

interface BranchProps extends Omit<OrgChartProps, 'tree'> {
  node: TreeNode;
  manager?: TeamMember;
  /** 0 is the top. The second level hangs below its manager, so that five teams fit side by side. */
  level: number;
}

function Branch({ node, manager, level, ...shared }: BranchProps) {
  const { member, reports } = node;
  const { leaderIds, words } = shared;
  const isLeader = leaderIds.includes(member.id);
  return (
    <li>
      <div className={styles.node} data-level={level} data-leader={isLeader || undefined}>
        <Person
          member={member}
          manager={manager}
          name={isLeader ? fill(words.leader, { name: member.name }) : member.name}
          layout="column"
          words={words}
        />
      </div>
      {reports.length > 0 && (
        <ul className={level === 0 ? styles.across : styles.hanging}>
          {reports.map((report) => (
            <Branch key={report.member.id} node={report} manager={member} level={level + 1} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * The drawn chart (§2.8): a nested list whose connectors are borders, so that they survive forced colours and a screen
 * reader hears who is below whom. Where it is wider than the window it can be panned, by keyboard too.
 */
export function OrgChart({ tree, ...shared }: OrgChartProps) {
  const headingId = useId();
  const chart = useRef<HTMLUListElement>(null);

  // Where not all of it fits, it opens on the one at the top.
  useEffect(() => {
    const scroller = chart.current?.parentElement;
    // From right to left the way on is a negative one.
    const way = document.dir === 'rtl' ? -1 : 1;
    if (scroller) scroller.scrollLeft = (way * (scroller.scrollWidth - scroller.clientWidth)) / 2;
  }, []);

  return (
    <div className={styles.canvas}>
      <h3 id={headingId}>
        <VisuallyHidden>{fill(shared.words.drillDownTitle, { name: tree.member.name })}</VisuallyHidden>
      </h3>
      <OverflowRegion labelledBy={headingId}>
        <ul ref={chart} className={styles.chart}>
          <Branch node={tree} level={0} {...shared} />
        </ul>
      </OverflowRegion>
      {!tree.hasReports && <p className={styles.empty}>{shared.words.noReports}</p>}
    </div>
  );
}
