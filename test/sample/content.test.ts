import { hierarchy, team } from '#site/leadership';
import { teamContacts } from '#site/teamContacts';

test('§3.6 only id 17 has no member, and only id 10 is missing from its manager’s list', () => {
  expect(team.vacantIds).toEqual([17]);
  expect(hierarchy.versions.flatMap(({ unlistedIds = [] }) => unlistedIds)).toEqual([10]);
});

test('§3.6 §9.1 each of 16 members has an e-mail address and a phone number', () => {
  for (const { id, name } of team.members)
    expect([name, teamContacts[id]]).toEqual([
      name,
      {
        email: expect.stringMatching(/^[a-z.]+@banyanbyte\.example$/),
        phone: expect.stringMatching(/^\+49 30 23125 \d{3}$/),
      },
    ]);
  expect(team.members).toHaveLength(16);
  expect(Object.keys(teamContacts)).toHaveLength(16);
});
