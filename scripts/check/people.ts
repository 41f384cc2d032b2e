import type { HierarchyVersion, PeopleContent } from '../../src/site/types';
import { pagesOf, repeated, type Finding, type Look, type Site } from './site';
import { findingIn } from './walk';

type Report = (way: readonly (string | number)[], message: string) => Finding;

/** The ids on a circle of who reports to whom, the first again at its end; undefined when there is none. */
function circleIn(hierarchy: HierarchyVersion['hierarchy']): readonly number[] | undefined {
  const walk = (id: number, trail: readonly number[]): readonly number[] | undefined => {
    if (trail.includes(id)) return [...trail.slice(trail.indexOf(id)), id];
    for (const report of hierarchy[id]?.directReports ?? []) {
      const circle = walk(report, [...trail, id]);
      if (circle) return circle;
    }
    return undefined;
  };
  return Object.keys(hierarchy)
    .map((id) => walk(Number(id), []))
    .find(Boolean);
}

function versionOf(
  { hierarchy, unlistedIds = [] }: HierarchyVersion,
  isKnown: (id: number) => boolean,
  say: Report,
): Finding[] {
  const circle = circleIn(hierarchy);
  const managersOf = (id: number) =>
    Object.keys(hierarchy)
      .map(Number)
      .filter((boss) => hierarchy[boss]?.directReports.includes(id));
  const nobody = (id: number) =>
    `nobody has the id ${id}: add the person, or write the id into ‘vacantIds’ of the team.`;
  return [
    ...(circle
      ? [say(['hierarchy'], `goes in a circle (${circle.join(' → ')}): somebody must report to nobody.`)]
      : []),
    ...Object.entries(hierarchy).flatMap(([key, { directReports, reportingTo }]) => {
      const id = Number(key);
      const bosses = managersOf(id);
      const isListed = reportingTo !== undefined && bosses.includes(reportingTo);
      return [
        ...(isKnown(id) ? [] : [say(['hierarchy', key], nobody(id))]),
        ...directReports
          .filter((report) => !isKnown(report))
          .map((report) => say(['hierarchy', key, 'directReports'], nobody(report))),
        ...(reportingTo !== undefined && !isKnown(reportingTo)
          ? [say(['hierarchy', key, 'reportingTo'], nobody(reportingTo))]
          : []),
        ...(reportingTo !== undefined && isKnown(reportingTo) && !hierarchy[reportingTo]
          ? [
              say(
                ['hierarchy', key, 'reportingTo'],
                `${reportingTo} has no entry here: add one with its directReports.`,
              ),
            ]
          : []),
        ...bosses
          .filter((boss) => boss !== reportingTo)
          .map((boss) =>
            say(
              ['hierarchy', key, 'reportingTo'],
              `${boss} lists ${id} as a report, but ${id} reports to ${reportingTo ?? 'nobody'}: make the two agree.`,
            ),
          ),
        ...(hierarchy[reportingTo ?? Number.NaN] && !isListed && !unlistedIds.includes(id)
          ? [
              say(
                ['hierarchy', key, 'reportingTo'],
                `${id} reports to ${reportingTo}, who does not list ${id}: add ${id} to the directReports of ${reportingTo}, or to ‘unlistedIds’.`,
              ),
            ]
          : []),
        ...(unlistedIds.includes(id) && (isListed || reportingTo === undefined)
          ? [say(['unlistedIds'], `${id} is listed, or reports to nobody: take ${id} out.`)]
          : []),
      ];
    }),
  ];
}

function teamOf(team: NonNullable<PeopleContent['team']>, say: Report): Finding[] {
  const { members, shownIds, leaderIds, vacantIds = [] } = team;
  const isMember = (id: number) => members.some((member) => member.id === id);
  const isKnown = (id: number) => isMember(id) || vacantIds.includes(id);
  const nobody = (id: number) => `nobody has the id ${id}: add the person, or take the id away.`;
  return [
    ...repeated(members.map(({ id }) => id)).map((id) =>
      say(['members'], `two people have the id ${id}: give each their own.`),
    ),
    ...shownIds.filter((id) => !isKnown(id)).map((id) => say(['shownIds'], nobody(id))),
    ...leaderIds.filter((id) => !isMember(id)).map((id) => say(['leaderIds'], nobody(id))),
    ...repeated(shownIds).map((id) => say(['shownIds'], `shows ${id} twice: take one away.`)),
    ...vacantIds
      .filter(isMember)
      .map((id) => say(['vacantIds'], `${id} is somebody now: take the id out of this list.`)),
  ];
}

/** §2.5 to §2.8, §3.6: the people, whom the page shows, and who reports to whom. A page may have a part of it. */
export function checkPeople(site: Site): Look {
  const pages = pagesOf(site, 'people');
  const memberCount = pages.reduce((total, { content: { team } }) => total + (team?.members.length ?? 0), 0);
  return {
    counts: { people: memberCount },
    findings: pages.flatMap(({ id, content: { team, hierarchy } }) => {
      const known = [...(team?.members ?? []).map((member) => member.id), ...(team?.vacantIds ?? [])];
      return [
        ...(team ? teamOf(team, (way, message) => findingIn(site, id, ['team', ...way], message)) : []),
        ...(hierarchy?.versions ?? []).flatMap((version, at) =>
          versionOf(
            version,
            (one) => known.includes(one),
            (way, message) => findingIn(site, id, ['hierarchy', 'versions', at, ...way], message),
          ),
        ),
      ];
    }),
  };
}
