import { checkPeople } from './people';
import { linesOf, smallSite, type Drafted } from './testing/smallSite';

test('§3.6 ids that are known to be nobody or not to be listed are sayable, and are no mistake', () => {
  expect(checkPeople(smallSite())).toEqual({ counts: { people: 3 }, findings: [] });
});

const chart = ({ contents: { team } }: Drafted) => {
  const [version] = team.hierarchy.versions;
  if (!version) throw new Error('The small firm has no hierarchy');
  return version;
};
const IN_CHART = 'hierarchy › versions › ‘All’ › ';

const CASES: [string, (drafted: Drafted) => void, string[]][] = [
  [
    '§3.6 somebody is shown who is nobody',
    ({ contents: { team } }) => team.team.shownIds.push(7),
    ['team › shownIds: nobody has the id 7: add the person, or take the id away.'],
  ],
  [
    '§2.7 a leader who is nobody',
    ({ contents: { team } }) => team.team.leaderIds.push(7),
    ['team › leaderIds: nobody has the id 7: add the person, or take the id away.'],
  ],
  [
    '§3.6 somebody is shown twice',
    ({ contents: { team } }) => team.team.shownIds.push(1),
    ['team › shownIds: shows 1 twice: take one away.'],
  ],
  [
    '§3.6 two people of one id',
    ({ contents: { team } }) => team.team.members.push({ ...team.team.members[0]! }),
    ['team › members: two people have the id 1: give each their own.'],
  ],
  [
    '§3.6 a vacant id that is somebody',
    ({ contents: { team } }) => (team.team.vacantIds = [9, 2]),
    ['team › vacantIds: 2 is somebody now: take the id out of this list.'],
  ],
  [
    '§3.6 reports who are nobody',
    (drafted) => (chart(drafted).hierarchy[1]!.directReports = [2, 7]),
    [
      `${IN_CHART}hierarchy › 1 › directReports: nobody has the id 7: add the person, or write the id into ‘vacantIds’ of the team.`,
    ],
  ],
  [
    '§3.6 an entry of nobody',
    (drafted) => Object.assign(chart(drafted).hierarchy, { 7: { directReports: [] } }),
    [`${IN_CHART}hierarchy › 7: nobody has the id 7: add the person, or write the id into ‘vacantIds’ of the team.`],
  ],
  [
    '§3.6 a manager who is nobody',
    (drafted) => (chart(drafted).hierarchy[3] = { directReports: [], reportingTo: 7 }),
    [
      `${IN_CHART}hierarchy › 3 › reportingTo: nobody has the id 7: add the person, or write the id into ‘vacantIds’ of the team.`,
    ],
  ],
  [
    '§3.6 a manager without an entry',
    (drafted) => (chart(drafted).hierarchy[3] = { directReports: [], reportingTo: 9 }),
    [`${IN_CHART}hierarchy › 3 › reportingTo: 9 has no entry here: add one with its directReports.`],
  ],
  [
    '§3.6 two managers that contradict each other',
    (drafted) => (chart(drafted).hierarchy[3] = { directReports: [2], reportingTo: 1 }),
    [`${IN_CHART}hierarchy › 2 › reportingTo: 3 lists 2 as a report, but 2 reports to 1: make the two agree.`],
  ],
  [
    '§3.6 a report that is not listed',
    (drafted) => (chart(drafted).unlistedIds = []),
    [
      `${IN_CHART}hierarchy › 3 › reportingTo: 3 reports to 1, who does not list 3: add 3 to the directReports of 1, or to ‘unlistedIds’.`,
    ],
  ],
  [
    '§3.6 an unlisted id that is listed',
    (drafted) => (chart(drafted).unlistedIds = [2, 3]),
    [`${IN_CHART}unlistedIds: 2 is listed, or reports to nobody: take 2 out.`],
  ],
  [
    '§3.6 a circle',
    (drafted) =>
      (chart(drafted).hierarchy = {
        1: { directReports: [2], reportingTo: 2 },
        2: { directReports: [1], reportingTo: 1 },
      }),
    [`${IN_CHART}hierarchy: goes in a circle (1 → 2 → 1): somebody must report to nobody.`],
  ],
];

test.each(CASES)('%s', (_title, plant, expected) => {
  expect(linesOf(checkPeople, plant)).toEqual(expected.map((line) => `src/content/acme/team.ts › team › ${line}`));
});
