import type { Hierarchy, TeamMember } from '../../site/types';

/** A member, and the direct reports that are drawn below the member. */
export interface TreeNode {
  member: TeamMember;
  /** True when the member has reports, even if this tree does not draw them. */
  hasReports: boolean;
  reports: TreeNode[];
}

/** The id of the CEO, whose tree is shown if the selected member has no separate tree (§2.8). */
export const CEO_ID = 1;
const MEMBER_IDS_WITH_OWN_TREE: readonly number[] = [2, 3, 4];
/**
 * The ids of the members whose reports are also drawn in their manager's tree. The trees of these members have a second
 * level of reports.
 */
const MEMBER_IDS_WITH_SECOND_LEVEL: readonly number[] = [3, 4];

/**
 * Returns the id of the member whose tree is shown (§2.8). This is the selected id if it is 2, 3 or 4, and otherwise
 * the id of the CEO.
 */
export const findTreeOwnerId = (selectedId: number): number =>
  MEMBER_IDS_WITH_OWN_TREE.includes(selectedId) ? selectedId : CEO_ID;

/**
 * Returns the tree that is drawn for one member: the reports in the given order, and a second level where §2.8 requires
 * one. An id without a member is omitted, together with all reports below that id (§3.6).
 *
 * @returns undefined when `ownerId` itself is not a member
 */
export function buildTree(ownerId: number, hierarchy: Hierarchy, members: readonly TeamMember[]): TreeNode | undefined {
  const membersById = new Map(members.map((member) => [member.id, member]));
  const findReports = (id: number) =>
    (hierarchy[id]?.directReports ?? []).flatMap((reportId) => membersById.get(reportId) ?? []);

  const buildNode = (member: TeamMember, levelCount: number): TreeNode => {
    const reports = findReports(member.id);
    return {
      member,
      hasReports: reports.length > 0,
      reports:
        levelCount === 0
          ? []
          : reports.map((report) => buildNode(report, hasSecondLevel(report.id) ? levelCount - 1 : 0)),
    };
  };
  const hasSecondLevel = (id: number) =>
    MEMBER_IDS_WITH_SECOND_LEVEL.includes(ownerId) || MEMBER_IDS_WITH_SECOND_LEVEL.includes(id);

  const owner = membersById.get(ownerId);
  return owner && buildNode(owner, 2);
}
