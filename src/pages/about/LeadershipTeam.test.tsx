import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Picture, TeamMember } from '../../site/types';
import { makeStore } from '../../store/store';
import { LeadershipTeam } from './LeadershipTeam';

const portrait: Picture = { src: 'people/ada', width: 480, height: 480, alt: 'Portrait', widths: [160] };
const createMember = (id: number, image?: Picture): TeamMember => ({
  id,
  name: `Member ${id}`,
  role: 'Analyst',
  bio: 'Writes programs.',
  linkedin: 'https://linkedin.example/in/member',
  ...(image && { image }),
});

function renderTeam(members: readonly TeamMember[]): HTMLElement {
  const shownIds = members.map(({ id }) => id);
  const profileLink = { label: 'Profile', suffix: 'of {name}' } as const;
  const team = { heading: 'Team', subtitle: 'All of us', members, shownIds, leaderIds: [], profileLink };
  render(
    <Provider store={makeStore()}>
      <LeadershipTeam team={team} hierarchyWords={undefined} />
    </Provider>,
  );
  return screen.getByRole('list');
}

test('§2.7 the page shows members without portraits as cards in rows', () => {
  const list = renderTeam([1, 2, 3, 4].map((id) => createMember(id)));
  expect(list).toHaveAttribute('data-per-row', '4');
  for (const card of within(list).getAllByRole('listitem'))
    expect(within(card).getByRole('link', { name: /^Profile of Member/ })).toBeVisible();
});

test('§2.7 if a member has a portrait, the cards are not in rows', () => {
  expect(renderTeam([createMember(1, portrait), createMember(2)])).not.toHaveAttribute('data-per-row');
});
