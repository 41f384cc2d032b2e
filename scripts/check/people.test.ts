import { testMistakes, type Drafted } from './testing/smallSite';

const chart = ({ contents: { team } }: Drafted) => {
  const [version] = team.hierarchy.versions;
  if (!version) throw new Error('The small firm has no hierarchy');
  return version;
};
const TEAM = 'team.ts › team › team › ';
const CHART = 'team.ts › team › hierarchy › versions › ‘All’ › ';

testMistakes('§3.6', {
  [`${TEAM}shownIds: nobody has the id 7: add the person, or take the id away.`]: ({ contents: { team } }) =>
    team.team.shownIds.push(7),
  [`${TEAM}leaderIds: nobody has the id 7: add the person, or take the id away.`]: ({ contents: { team } }) =>
    team.team.leaderIds.push(7),
  [`${TEAM}shownIds: shows 1 twice: take one away.`]: ({ contents: { team } }) => team.team.shownIds.push(1),
  [`${TEAM}members: two entries have the id ‘1’: give each its own.`]: ({ contents: { team } }) =>
    team.team.members.push({ ...team.team.members[0]! }),
  [`${TEAM}vacantIds: 2 is somebody now: take the id out of this list.`]: ({ contents: { team } }) =>
    (team.team.vacantIds = [9, 2]),
  [`${CHART}hierarchy › 1 › directReports: nobody has the id 7: add the person, or write the id into ‘vacantIds’ of the team.`]:
    (drafted) => (chart(drafted).hierarchy[1]!.directReports = [2, 7]),
  [`${CHART}hierarchy › 7: nobody has the id 7: add the person, or write the id into ‘vacantIds’ of the team.`]: (
    drafted,
  ) => Object.assign(chart(drafted).hierarchy, { 7: { directReports: [] } }),
  [`${CHART}hierarchy › 3 › reportingTo: nobody has the id 7: add the person, or write the id into ‘vacantIds’ of the team.`]:
    (drafted) => (chart(drafted).hierarchy[3] = { directReports: [], reportingTo: 7 }),
  [`${CHART}hierarchy › 3 › reportingTo: 9 has no entry here: add one with its directReports.`]: (drafted) =>
    (chart(drafted).hierarchy[3] = { directReports: [], reportingTo: 9 }),
  [`${CHART}hierarchy › 2 › reportingTo: 3 lists 2 as a report, but 2 reports to 1: make the two agree.`]: (drafted) =>
    (chart(drafted).hierarchy[3] = { directReports: [2], reportingTo: 1 }),
  [`${CHART}hierarchy › 3 › reportingTo: 3 reports to 1, who does not list 3: add 3 to the directReports of 1, or to ‘unlistedIds’.`]:
    (drafted) => (chart(drafted).unlistedIds = []),
  [`${CHART}unlistedIds: 2 is listed, or reports to nobody: take 2 out.`]: (drafted) =>
    (chart(drafted).unlistedIds = [2, 3]),
  [`${CHART}hierarchy: goes in a circle (1 → 2 → 1): somebody must report to nobody.`]: (drafted) =>
    (chart(drafted).hierarchy = {
      1: { directReports: [2], reportingTo: 2 },
      2: { directReports: [1], reportingTo: 1 },
    }),
});
