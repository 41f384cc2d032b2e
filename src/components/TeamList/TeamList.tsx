import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { fillPlaceholders } from '../../site/fill';
import type { TeamHierarchyWords, TeamMember } from '../../site/types';
import { Button } from '../Button/Button';
import { Person } from '../TeamHierarchy/Person';
import type { TreeNode } from '../TeamHierarchy/tree';
import { focusReplacement } from '../../hooks/focusAnnouncement';
import styles from './TeamList.module.css';

interface SharedProps {
  words: TeamHierarchyWords;
  onOpen: (id: number) => void;
}

interface MemberRowsProps extends SharedProps {
  /** The id of the text that describes each button. */
  hintId: string;
  nodes: readonly TreeNode[];
  manager?: TeamMember;
}

/** Renders one level of the list and, indented, the levels below it. */
function MemberRows({ nodes, manager, hintId, words, onOpen }: MemberRowsProps) {
  return (
    <ul className={styles.rows}>
      {nodes.map(({ member, hasReports, reports }) => {
        const person = <Person member={member} name={member.name} manager={manager} layout="row" words={words} />;
        return (
          <li key={member.id}>
            {hasReports ? (
              <button
                type="button"
                aria-describedby={hintId}
                className={styles.row}
                data-member={member.id}
                onClick={() => onOpen(member.id)}
              >
                {person}
                <ChevronRight aria-hidden="true" className={styles.chevron} />
              </button>
            ) : (
              <div className={styles.row}>{person}</div>
            )}
            {reports.length > 0 && (
              <MemberRows nodes={reports} manager={member} hintId={hintId} words={words} onOpen={onOpen} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

export interface TeamListProps extends SharedProps {
  /** The tree of the member that this screen shows. */
  tree: TreeNode;
  /** The member whose screen contains the button that opened this screen. Undefined on the first screen. */
  previousMember?: TeamMember | undefined;
  onBack: () => void;
}

/**
 * Renders the hierarchy on a phone (§2.8, §4.3) as an indented list. A member with reports is a button that opens the
 * member's team on a separate screen, in place of the list. The focus moves to the heading of this screen, and on
 * return to the member's button.
 */
export function TeamList({ tree, previousMember, words, onOpen, onBack }: TeamListProps) {
  const root = useRef<HTMLDivElement>(null);
  /**
   * The selector of the element that gets the focus on the next screen. A press on a member or on 'Back' sets this
   * selector. Without a press, the focus does not move to a new list.
   */
  const nextFocusSelector = useRef<string | null>(null);
  const { member, hasReports, reports } = tree;
  const hintId = useId();

  useEffect(() => {
    const nextTarget =
      nextFocusSelector.current === null ? null : root.current?.querySelector<HTMLElement>(nextFocusSelector.current);
    nextFocusSelector.current = null;
    if (nextTarget) focusReplacement(nextTarget);
  });

  const openTeam = (id: number) => {
    nextFocusSelector.current = 'h3';
    onOpen(id);
  };
  const goBack = () => {
    nextFocusSelector.current = `[data-member="${member.id}"]`;
    onBack();
  };

  return (
    <div ref={root} className={styles.list}>
      {previousMember && (
        <>
          <Button variant="secondary" className={styles.back} onClick={goBack}>
            <ArrowLeft aria-hidden="true" size="1.25em" />
            <span>{fillPlaceholders(words.back, { name: previousMember.name })}</span>
          </Button>
          <h3 className={styles.heading}>{fillPlaceholders(words.drillDownTitle, { name: member.name })}</h3>
          {hasReports && (
            <MemberRows nodes={reports} manager={member} hintId={hintId} words={words} onOpen={openTeam} />
          )}
        </>
      )}
      {!previousMember && <MemberRows nodes={[tree]} hintId={hintId} words={words} onOpen={openTeam} />}
      {!hasReports && <p className={styles.noReports}>{words.noReports}</p>}
      <p id={hintId} hidden>
        {words.opensTeam}
      </p>
    </div>
  );
}
