import type { Hierarchy, TeamMember } from '../../site/types';

/** A member and those of their reports that are drawn below them. */
export interface TreeNode {
  member: TeamMember;
  /** Whether anybody reports to them, drawn here or not. */
  hasReports: boolean;
  reports: TreeNode[];
}

/** Whose tree is shown for a selection that has none of its own (§2.8). */
const CEO = 1;
const OWN_TREE: readonly number[] = [2, 3, 4];
/** Their reports are drawn as well where they are reports themselves; under them it goes one level deeper. */
const SECOND_LEVEL: readonly number[] = [3, 4];

/** The member whose sub-tree a selection shows: 2, 3 and 4 their own, any other the CEO's (§2.8). */
export const treeOwner = (selectedId: number): number => (OWN_TREE.includes(selectedId) ? selectedId : CEO);

/**
 * The tree that is drawn for one member: their reports in the given order, and below these a second level where §2.8 has
 * one. An id that no member stands for is left out with all that would hang below it (§3.6).
 *
 * @returns undefined when `ownerId` itself is no member
 */
export function drawnTree(ownerId: number, hierarchy: Hierarchy, members: readonly TeamMember[]): TreeNode | undefined {
  const byId = new Map(members.map((member) => [member.id, member]));
  const reportsOf = (id: number) => (hierarchy[id]?.directReports ?? []).flatMap((report) => byId.get(report) ?? []);

  const node = (member: TeamMember, levels: number): TreeNode => {
    const reports = reportsOf(member.id);
    return {
      member,
      hasReports: reports.length > 0,
      reports: levels === 0 ? [] : reports.map((report) => node(report, hasSecondLevel(report.id) ? levels - 1 : 0)),
    };
  };
  const hasSecondLevel = (id: number) => SECOND_LEVEL.includes(ownerId) || SECOND_LEVEL.includes(id);

  const owner = byId.get(ownerId);
  return owner && node(owner, 2);
}
