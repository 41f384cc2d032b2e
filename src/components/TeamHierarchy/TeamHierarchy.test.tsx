import { render, screen } from '@testing-library/react';
import type { HierarchyVersion } from '../../site/types';
import TeamHierarchy, { type TeamHierarchyProps } from './TeamHierarchy';

const versions: readonly HierarchyVersion[] = [
  { id: 'leadership', label: 'Leaders', hierarchy: { 1: { directReports: [] } } },
];
const words: TeamHierarchyProps['words'] = {
  title: 'Team',
  leader: 'Head: {name}',
  drillDownTitle: 'Team of {name}',
  back: 'Back to {name}',
  reportsTo: 'Reports to {name}',
  opensTeam: 'Opens',
  noReports: 'None',
};
const ignoreEvent = (): void => undefined;

test('§2.8 the dialog shows the first version of a hierarchy without the requested version', () => {
  render(
    <TeamHierarchy
      selectedId={1}
      versions={versions}
      versionId="whole-team"
      drillPath={[]}
      members={[{ id: 1, name: 'Ada', role: 'Smith', bio: '' }]}
      leaderIds={[]}
      words={words}
      onVersionShown={ignoreEvent}
      onTeamOpened={ignoreEvent}
      onTeamClosed={ignoreEvent}
      onClose={ignoreEvent}
    />,
  );
  expect(screen.getByRole('tabpanel', { name: 'Leaders' })).toHaveTextContent('Ada');
});
