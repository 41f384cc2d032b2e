import { testMistakes, type Drafted } from './testing/smallSite';

const getChart = ({ team }: Drafted) => {
  const [version] = team.hierarchy.versions;
  if (!version) throw new Error('The small firm has no hierarchy');
  return version;
};
const TEAM = 'team.ts › team › team › ';
const CHART = 'team.ts › team › hierarchy › versions › ‘All’ › ';

testMistakes('§3.6', {
  [`${TEAM}shownIds: no member has the id 7: add the member, or remove the id.`]: ({ team }) =>
    team.team.shownIds.push(7),
  [`${TEAM}leaderIds: no member has the id 7: add the member, or remove the id.`]: ({ team }) =>
    team.team.leaderIds.push(7),
  [`${TEAM}shownIds: has the id 1 twice: remove one.`]: ({ team }) => team.team.shownIds.push(1),
  [`${TEAM}members: two entries have the id ‘1’: give each its own.`]: ({ team }) =>
    team.team.members.push({ ...team.team.members[0]! }),
  [`${TEAM}vacantIds: a member has the id 2: remove the id from this list.`]: ({ team }) =>
    (team.team.vacantIds = [9, 2]),
  [`${CHART}hierarchy › 1 › directReports: no member has the id 7: add the member, or write the id into ‘vacantIds’ of the team.`]:
    (drafted) => (getChart(drafted).hierarchy[1]!.directReports = [2, 7]),
  [`${CHART}hierarchy › 7: no member has the id 7: add the member, or write the id into ‘vacantIds’ of the team.`]: (
    drafted,
  ) => Object.assign(getChart(drafted).hierarchy, { 7: { directReports: [] } }),
  [`${CHART}hierarchy › 3 › reportingTo: no member has the id 7: add the member, or write the id into ‘vacantIds’ of the team.`]:
    (drafted) => (getChart(drafted).hierarchy[3] = { directReports: [], reportingTo: 7 }),
  [`${CHART}hierarchy › 3 › reportingTo: 9 has no entry here: add one with ‘directReports’.`]: (drafted) =>
    (getChart(drafted).hierarchy[3] = { directReports: [], reportingTo: 9 }),
  [`${CHART}hierarchy › 2 › reportingTo: 3 lists 2 as a report, but 2 reports to 1: change one of them.`]: (drafted) =>
    (getChart(drafted).hierarchy[3] = { directReports: [2], reportingTo: 1 }),
  [`${CHART}hierarchy › 3 › reportingTo: 3 reports to 1, who does not list 3: add 3 to the directReports of 1, or to ‘unlistedIds’.`]:
    (drafted) => (getChart(drafted).unlistedIds = []),
  [`${CHART}unlistedIds: 2 is listed as a report, or reports to nobody: remove 2.`]: (drafted) =>
    (getChart(drafted).unlistedIds = [2, 3]),
  [`${CHART}hierarchy: has a cycle (1 → 2 → 1): one member must report to nobody.`]: (drafted) =>
    (getChart(drafted).hierarchy = {
      1: { directReports: [2], reportingTo: 2 },
      2: { directReports: [1], reportingTo: 1 },
    }),
});
