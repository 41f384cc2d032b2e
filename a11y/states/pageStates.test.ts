import type { PeopleContent } from '../../src/site/types';
import { createPeopleStates } from './pageStates';

test('§2.8 only a leader with reports has a state for the next lower level of a hierarchy', () => {
  const members = [1, 2, 3].map((id) => ({ id, name: `Member ${id}`, role: 'Smith', bio: '' }));
  const leaders = members.map(({ id, name }) => ({ id, path: '/team', dialogTitle: 'Team', buttonName: name }));
  const versions = [{ id: 'whole-team', label: 'All', hierarchy: { 1: { directReports: [2, 3] } } }];
  const content = { team: { members }, hierarchy: { versions, words: {} } } as unknown as PeopleContent;
  const hasDrillDown = (leaderIds: readonly number[]) =>
    createPeopleStates(
      '/team',
      content,
      leaders.filter(({ id }) => leaderIds.includes(id)),
    ).some((state) => state && state.name === 'hierarchy, drill-down');
  expect([hasDrillDown([1, 2, 3]), hasDrillDown([2, 3])]).toEqual([true, false]);
});
