import { buildTree, CEO_ID, findTreeOwnerId, type TreeNode } from '../../src/components/TeamHierarchy/tree';
import type { HierarchyVersion, PeopleContent } from '../../src/site/types';
import type { ContentFault } from './plans';
import { findPages, joinNames, type Finding, type Site } from './site';
import { createContentFinding } from './contentNodes';

/**
 * Returns the ids of a reporting cycle, with the first id repeated at the end. Returns undefined when there is no
 * cycle.
 */
function findCycle(hierarchy: HierarchyVersion['hierarchy']): readonly number[] | undefined {
  const findCycleFrom = (id: number, visitedIds: readonly number[]): readonly number[] | undefined => {
    if (visitedIds.includes(id)) return [...visitedIds.slice(visitedIds.indexOf(id)), id];
    for (const reportId of hierarchy[id]?.directReports ?? []) {
      const cycle = findCycleFrom(reportId, [...visitedIds, id]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  return Object.keys(hierarchy)
    .map((id) => findCycleFrom(Number(id), []))
    .find(Boolean);
}

function* findVersionFaults(version: HierarchyVersion, isKnown: (id: number) => boolean): Generator<ContentFault> {
  const { hierarchy, unlistedIds = [] } = version;
  const cycle = findCycle(hierarchy);
  for (const id of unlistedIds)
    if (!hierarchy[id]) yield [['unlistedIds'], `${id} has no entry in ‘hierarchy’: remove ${id}.`];
  if (cycle) yield [['hierarchy'], `has a cycle (${cycle.join(' → ')}): one member must report to nobody.`];
  for (const [key, { directReports, reportingTo }] of Object.entries(hierarchy)) {
    const id = Number(key);
    const steps = ['hierarchy', key];
    const references: [string[], number | undefined][] = [
      [steps, id],
      ...directReports.map((reportId): [string[], number] => [[...steps, 'directReports'], reportId]),
      [[...steps, 'reportingTo'], reportingTo],
    ];
    for (const [location, memberId] of references)
      if (memberId !== undefined && !isKnown(memberId))
        yield [
          location,
          `no member has the id ${memberId}: add the member, or write the id into ‘vacantIds’ of the team.`,
        ];
    const managerIds = Object.keys(hierarchy)
      .map(Number)
      .filter((managerId) => hierarchy[managerId]?.directReports.includes(id));
    for (const managerId of managerIds)
      if (managerId !== reportingTo)
        yield [
          [...steps, 'reportingTo'],
          `${managerId} lists ${id} as a report, but ${id} reports to ${reportingTo ?? 'nobody'}: change one of them.`,
        ];
    const isListed = reportingTo !== undefined && managerIds.includes(reportingTo);
    if (unlistedIds.includes(id) && (isListed || reportingTo === undefined))
      yield [['unlistedIds'], `${id} is listed as a report, or reports to nobody: remove ${id}.`];
    if (reportingTo === undefined || isListed) continue;
    if (!hierarchy[reportingTo] && isKnown(reportingTo))
      yield [
        [...steps, 'reportingTo'],
        `${reportingTo} has no entry in ‘hierarchy’: add an entry with ‘directReports’.`,
      ];
    if (hierarchy[reportingTo] && !unlistedIds.includes(id))
      yield [
        [...steps, 'reportingTo'],
        `${id} reports to ${reportingTo}, who does not list ${id}: add ${id} to the directReports of ${reportingTo}, or to ‘unlistedIds’.`,
      ];
  }
}

/** Returns the ids of the members whose cards open the hierarchy (§2.7). */
const findOpenerIds = ({ shownIds, leaderIds, members }: NonNullable<PeopleContent['team']>): number[] =>
  leaderIds.filter((id) => shownIds.includes(id) && members.some((member) => member.id === id));

function* findPeopleFaults({ team, hierarchy }: PeopleContent): Generator<ContentFault> {
  const { members = [], shownIds = [], leaderIds = [], vacantIds = [] } = team ?? {};
  const isMember = (id: number) => members.some((member) => member.id === id);
  const isKnown = (id: number) => isMember(id) || vacantIds.includes(id);
  const formatMissingMember = (id: number) => `no member has the id ${id}: add the member, or remove the id.`;
  for (const id of shownIds) if (!isKnown(id)) yield [['team', 'shownIds'], formatMissingMember(id)];
  for (const id of leaderIds)
    if (!isMember(id)) yield [['team', 'leaderIds'], formatMissingMember(id)];
    else if (id !== CEO_ID && findTreeOwnerId(id) === CEO_ID)
      yield [
        ['team', 'leaderIds'],
        `only the ids 1 to 4 can open a team: remove ${id}, or give the member one of these ids.`,
      ];
  for (const id of vacantIds)
    if (isMember(id)) yield [['team', 'vacantIds'], `a member has the id ${id}: remove the id from this list.`];
  if (hierarchy && !isMember(CEO_ID))
    yield [['hierarchy'], `no member has the id ${CEO_ID}, whose team the hierarchy shows first: add the member.`];
  if (hierarchy && team && findOpenerIds(team).length === 0)
    yield [
      ['team', 'leaderIds'],
      'no card opens the hierarchy: write one of the ids 1 to 4 that ‘shownIds’ contains, or remove ‘hierarchy’.',
    ];
  for (const [index, version] of (hierarchy?.versions ?? []).entries())
    for (const [steps, message] of findVersionFaults(version, isKnown))
      yield [['hierarchy', 'versions', index, ...steps], message];
}

/** §2.5 to §2.8, §3.6: yields a finding for each mistake in the people of a page and in their reporting lines. */
export function* checkPeople(site: Site): Generator<Finding> {
  for (const { id, content } of findPages(site, 'people'))
    for (const [steps, message] of findPeopleFaults(content)) yield createContentFinding(site, id, steps, message);
}

const listTreeIds = ({ member, reports }: TreeNode): number[] => [member.id, ...reports.flatMap(listTreeIds)];

/**
 * §2.8: yields a notice for each version of a hierarchy with members that no chart shows in a wide window. Members in
 * `unlistedIds` are exempt.
 */
export function* checkCharts(site: Site): Generator<Finding> {
  for (const { id, content } of findPages(site, 'people')) {
    const { team, hierarchy: { versions } = { versions: [] } } = content;
    if (!team) continue;
    const ownerIds = new Set(findOpenerIds(team).map(findTreeOwnerId));
    for (const [index, { hierarchy, unlistedIds = [] }] of versions.entries()) {
      const trees = [...ownerIds].flatMap((ownerId) => buildTree(ownerId, hierarchy, team.members) ?? []);
      const drawnIds = new Set([...trees.flatMap(listTreeIds), ...unlistedIds]);
      const omittedMembers = team.members.filter((member) => hierarchy[member.id] && !drawnIds.has(member.id));
      if (omittedMembers.length > 0)
        yield createContentFinding(
          site,
          id,
          ['hierarchy', 'versions', index, 'hierarchy'],
          `in wide windows, no chart shows ${joinNames(omittedMembers.map(({ name }) => name))}. Only the ids 1 to 4 in ‘leaderIds’ have a chart with their reports, and only 3 and 4 a second level: give each omitted member’s manager such an id.`,
        );
    }
  }
}
