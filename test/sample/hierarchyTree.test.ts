import { hierarchy, team } from '#site/leadership';
import type { Hierarchy } from '../../src/site/types';
import { buildTree, findTreeOwnerId, type TreeNode } from '../../src/components/TeamHierarchy/tree';

const [wholeTeamHierarchy = {}, leadershipHierarchy = {}] = hierarchy.versions.map((version) => version.hierarchy);

/** Returns a tree as a text of ids: '1(2 3(16))' means that 2 and 3 report to 1, and that 16 reports to 3. */
const formatTree = ({ member, reports }: TreeNode): string =>
  reports.length > 0 ? `${member.id}(${reports.map(formatTree).join(' ')})` : String(member.id);
const buildAndFormatTree = (id: number, entries: Hierarchy) => {
  const tree = buildTree(id, entries, team.members);
  return tree && formatTree(tree);
};

describe('HIE-11 the owner of a tree', () => {
  it.each([2, 3, 4])('HIE-11 member %i owns a tree', (id) => expect(findTreeOwnerId(id)).toBe(id));
  it.each([1, 5, 6, 10, 17, 99])('HIE-11 the CEO owns the tree for the selected id %i', (id) =>
    expect(findTreeOwnerId(id)).toBe(1),
  );
});

describe('the tree of a member', () => {
  // The trees omit the id 17 of §3.6, which no member has.
  it.each([
    [1, '1(2 3(16 11 12) 4(7) 5 6)', '1(2 3(10) 4 5 6)'],
    [2, '2(14 15)', '2'],
    [3, '3(16 11(13) 12)', '3(10)'],
    [4, '4(7(8 9))', '4'],
    [7, '7(8 9)', '7'],
    [5, '5', '5'],
  ])(
    "§3.6 HIE-12 HIE-22 the tree of member %i is %s in 'Whole team' and %s in 'Leadership'",
    (id, wholeTeamTree, leadershipTree) => {
      expect(buildAndFormatTree(id, wholeTeamHierarchy)).toBe(wholeTeamTree);
      expect(buildAndFormatTree(id, leadershipHierarchy)).toBe(leadershipTree);
    },
  );

  it('HIE-30 `hasReports` is true for each member with reports, even if the tree does not draw these reports', () => {
    const tree = buildTree(1, wholeTeamHierarchy, team.members);
    const managerIds = tree?.reports.filter(({ hasReports }) => hasReports).map(({ member }) => member.id);
    expect(managerIds).toEqual([2, 3, 4]);
  });

  it('§3.6 the tree omits reports whose id belongs to no member', () => {
    const tree = buildTree(2, { 2: { directReports: [17] } }, team.members);
    expect(tree).toMatchObject({ hasReports: false, reports: [] });
    expect(buildTree(17, { 17: { directReports: [2] } }, team.members)).toBeUndefined();
  });

  it('§3.6 the tree is finite when members report to each other', () => {
    expect(buildAndFormatTree(3, { 3: { directReports: [4] }, 4: { directReports: [3] } })).toBe('3(4(3))');
  });
});
