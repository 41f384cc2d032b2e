import { checkSite } from './index';
import { createSmallSite, listFindingLines, testMistakes, type DraftedSite } from './testing/smallSite';

const getHierarchyVersion = ({ team }: DraftedSite) => {
  const [version] = team.hierarchy.versions;
  if (!version) throw new Error('The small firm has no hierarchy');
  return version;
};
const TEAM_LOCATION = 'team.ts › team › team › ';
const VERSION_LOCATION = 'team.ts › team › hierarchy › versions › ‘All’ › ';

testMistakes('§3.6', {
  [`${TEAM_LOCATION}shownIds: no member has the id 7: add the member, or remove the id.`]: ({ team }) =>
    team.team.shownIds.push(7),
  [`${TEAM_LOCATION}leaderIds: no member has the id 7: add the member, or remove the id.`]: ({ team }) =>
    team.team.leaderIds.push(7),
  [`${TEAM_LOCATION}leaderIds: only the ids 1 to 4 can open a team: remove 5, or give the member one of these ids.`]: ({
    team,
  }) => {
    team.team.members.push({ ...team.team.members[0]!, id: 5, name: 'Dora' });
    team.team.leaderIds.push(5);
  },
  [`${TEAM_LOCATION}leaderIds: no card opens the hierarchy: write one of the ids 1 to 4 that ‘shownIds’ contains, or remove ‘hierarchy’.`]:
    ({ team }) => (team.team.leaderIds = []),
  [`${TEAM_LOCATION}shownIds: has the id 1 twice: remove one of them.`]: ({ team }) => team.team.shownIds.push(1),
  [`${VERSION_LOCATION}hierarchy › 1 › directReports: has the id 2 twice: remove one of them.`]: (siteDraft) =>
    getHierarchyVersion(siteDraft).hierarchy[1]!.directReports.push(2),
  [`${TEAM_LOCATION}members: two entries have the id ‘1’: give each entry a different id.`]: ({ team }) =>
    team.team.members.push({ ...team.team.members[0]! }),
  [`${TEAM_LOCATION}vacantIds: a member has the id 2: remove the id from this list.`]: ({ team }) =>
    (team.team.vacantIds = [9, 2]),
  [`${VERSION_LOCATION}hierarchy › 1 › directReports: no member has the id 7: add the member, or write the id into ‘vacantIds’ of the team.`]:
    (siteDraft) => (getHierarchyVersion(siteDraft).hierarchy[1]!.directReports = [2, 7]),
  [`${VERSION_LOCATION}hierarchy › 7: no member has the id 7: add the member, or write the id into ‘vacantIds’ of the team.`]:
    (siteDraft) => Object.assign(getHierarchyVersion(siteDraft).hierarchy, { 7: { directReports: [] } }),
  [`${VERSION_LOCATION}hierarchy › 3 › reportingTo: no member has the id 7: add the member, or write the id into ‘vacantIds’ of the team.`]:
    (siteDraft) => (getHierarchyVersion(siteDraft).hierarchy[3] = { directReports: [], reportingTo: 7 }),
  [`${VERSION_LOCATION}hierarchy › 3 › reportingTo: 9 has no entry in ‘hierarchy’: add an entry with ‘directReports’.`]:
    (siteDraft) => (getHierarchyVersion(siteDraft).hierarchy[3] = { directReports: [], reportingTo: 9 }),
  [`${VERSION_LOCATION}hierarchy › 2 › reportingTo: 3 lists 2 as a report, but 2 reports to 1: change one of them.`]: (
    siteDraft,
  ) => (getHierarchyVersion(siteDraft).hierarchy[3] = { directReports: [2], reportingTo: 1 }),
  [`${VERSION_LOCATION}hierarchy › 3 › reportingTo: 3 reports to 1, who does not list 3: add 3 to the directReports of 1, or to ‘unlistedIds’.`]:
    (siteDraft) => (getHierarchyVersion(siteDraft).unlistedIds = []),
  [`${VERSION_LOCATION}unlistedIds: 99 has no entry in ‘hierarchy’: remove 99.`]: (siteDraft) =>
    getHierarchyVersion(siteDraft).unlistedIds?.push(99),
  [`${VERSION_LOCATION}unlistedIds: 2 is listed as a report, or reports to nobody: remove 2.`]: (siteDraft) =>
    (getHierarchyVersion(siteDraft).unlistedIds = [2, 3]),
  'team.ts › team › hierarchy: no member has the id 1, whose team the hierarchy shows first: add the member.': ({
    team,
  }) => {
    team.team.members[0]!.id = 4;
    Object.assign(team.team, { shownIds: [4], leaderIds: [4], vacantIds: [1, 9] });
  },
  [`${VERSION_LOCATION}id: ‘everybody’ is not an allowed value: write ‘whole-team’ or ‘leadership’.`]: (siteDraft) =>
    (getHierarchyVersion(siteDraft).id = 'everybody' as 'whole-team'),
  [`${VERSION_LOCATION}hierarchy: has a cycle (1 → 2 → 1): one member must report to nobody.`]: (siteDraft) =>
    Object.assign(getHierarchyVersion(siteDraft), {
      hierarchy: { 1: { directReports: [2], reportingTo: 2 }, 2: { directReports: [1], reportingTo: 1 } },
      unlistedIds: [],
    }),
});

/**
 * Adds members with the ids 5 to 7. Member 5 reports to member 2. Each further member reports to the preceding member.
 */
const addChain = ({ team }: DraftedSite, leaderIds: number[]) => {
  const [ada] = team.team.members;
  team.team.members.push(...[5, 6, 7].map((id) => ({ ...ada!, id, name: `Member ${id}` })));
  Object.assign(team.team, { leaderIds, shownIds: [1, 2, 3] });
  const hierarchy = {
    1: { directReports: [2, 3] },
    2: { directReports: [5], reportingTo: 1 },
    3: { directReports: [], reportingTo: 1 },
    5: { directReports: [6], reportingTo: 2 },
    6: { directReports: [7], reportingTo: 5 },
    7: { directReports: [], reportingTo: 6 },
  };
  Object.assign(team.hierarchy.versions[0]!, { unlistedIds: [], hierarchy });
};

test.each([
  [[1], '‘Member 5’, ‘Member 6’ and 1 more'],
  [[1, 2], '‘Member 6’ and ‘Member 7’'],
  [[2], '‘Ada’, ‘Cleo’ and 2 more'],
])('§2.8 with the leaders %j, the check adds a notice that no chart shows %s', (leaderIds, names) => {
  const site = createSmallSite((siteDraft) => addChain(siteDraft, leaderIds));
  expect(checkSite(site).findings).toEqual([]);
  expect(listFindingLines(site)).toEqual([
    `${VERSION_LOCATION}hierarchy: in wide windows, no chart shows ${names}. Only the ids 1 to 4 in ‘leaderIds’ have a chart with their reports, and only 3 and 4 a second level: give each omitted member’s manager such an id.`,
  ]);
});
