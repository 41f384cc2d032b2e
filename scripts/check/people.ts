import type { HierarchyVersion, PeopleContent } from '../../src/site/types';
import type { ContentFault } from './plans';
import { findPages, type Finding, type Site } from './site';
import { createContentFinding } from './spots';

/**
 * Returns the ids of a reporting cycle, with the first id repeated at the end. Returns undefined when there is none.
 */
function findCycle(hierarchy: HierarchyVersion['hierarchy']): readonly number[] | undefined {
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

function* findVersionFaults(version: HierarchyVersion, isKnown: (id: number) => boolean): Generator<ContentFault> {
  const { hierarchy, unlistedIds = [] } = version;
  const circle = findCycle(hierarchy);
  if (circle) yield [['hierarchy'], `has a cycle (${circle.join(' → ')}): one member must report to nobody.`];
  for (const [key, { directReports, reportingTo }] of Object.entries(hierarchy)) {
    const id = Number(key);
    const way = ['hierarchy', key];
    const ids: [string[], number | undefined][] = [
      [way, id],
      ...directReports.map((report): [string[], number] => [[...way, 'directReports'], report]),
      [[...way, 'reportingTo'], reportingTo],
    ];
    for (const [place, one] of ids)
      if (one !== undefined && !isKnown(one))
        yield [place, `no member has the id ${one}: add the member, or write the id into ‘vacantIds’ of the team.`];
    const bosses = Object.keys(hierarchy)
      .map(Number)
      .filter((boss) => hierarchy[boss]?.directReports.includes(id));
    for (const boss of bosses)
      if (boss !== reportingTo)
        yield [
          [...way, 'reportingTo'],
          `${boss} lists ${id} as a report, but ${id} reports to ${reportingTo ?? 'nobody'}: change one of them.`,
        ];
    const isListed = reportingTo !== undefined && bosses.includes(reportingTo);
    if (unlistedIds.includes(id) && (isListed || reportingTo === undefined))
      yield [['unlistedIds'], `${id} is listed as a report, or reports to nobody: remove ${id}.`];
    if (reportingTo === undefined || isListed) continue;
    if (!hierarchy[reportingTo] && isKnown(reportingTo))
      yield [[...way, 'reportingTo'], `${reportingTo} has no entry here: add one with ‘directReports’.`];
    if (hierarchy[reportingTo] && !unlistedIds.includes(id))
      yield [
        [...way, 'reportingTo'],
        `${id} reports to ${reportingTo}, who does not list ${id}: add ${id} to the directReports of ${reportingTo}, or to ‘unlistedIds’.`,
      ];
  }
}

function* findPeopleFaults({ team, hierarchy }: PeopleContent): Generator<ContentFault> {
  const { members = [], shownIds = [], leaderIds = [], vacantIds = [] } = team ?? {};
  const isMember = (id: number) => members.some((member) => member.id === id);
  const isKnown = (id: number) => isMember(id) || vacantIds.includes(id);
  const formatMissingMember = (id: number) => `no member has the id ${id}: add the member, or remove the id.`;
  for (const id of shownIds) if (!isKnown(id)) yield [['team', 'shownIds'], formatMissingMember(id)];
  for (const id of leaderIds) if (!isMember(id)) yield [['team', 'leaderIds'], formatMissingMember(id)];
  for (const id of vacantIds)
    if (isMember(id)) yield [['team', 'vacantIds'], `a member has the id ${id}: remove the id from this list.`];
  for (const [at, version] of (hierarchy?.versions ?? []).entries())
    for (const [way, message] of findVersionFaults(version, isKnown))
      yield [['hierarchy', 'versions', at, ...way], message];
}

/** §2.5 to §2.8, §3.6: yields findings for the people of a page and their reporting lines. */
export function* checkPeople(site: Site): Generator<Finding> {
  for (const { id, content } of findPages(site, 'people'))
    for (const [way, message] of findPeopleFaults(content)) yield createContentFinding(site, id, way, message);
}
