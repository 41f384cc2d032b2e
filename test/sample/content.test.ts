import home from '#site/home';
import { hierarchy, team } from '#site/leadership';
import { teamContacts } from '#site/teamContacts';

test('§3.6 only id 17 belongs to no member, and only member 10 is missing from the direct reports of its manager', () => {
  expect(team.vacantIds).toEqual([17]);
  expect(hierarchy.versions.flatMap(({ unlistedIds = [] }) => unlistedIds)).toEqual([10]);
});

test('§3.6 each member has the specified role', () => {
  expect(team.members.map(({ role }) => role)).toEqual([
    'Managing Director / CEO',
    'Legal Advisor / Director - Marketing',
    'Director - Planning & Operations',
    'Director - Engineering & Technology',
    'Director - Security',
    'Director - HR',
    'Head of Systems & Development',
    expect.stringMatching(/Full Stack Developer.*Designer/),
    'Full Stack Developer',
    'Head of Sustainability',
    'Head of Social Media',
    'UX/UI & Design Engineer',
    'Content Marketer',
    'SEO Specialist',
    'Affiliate Marketing Manager',
    'UI/UX & Graphic Designer',
  ]);
  expect(team.members.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
});

test('§3.6 §9.1 each of the 16 members has an e-mail address and a phone number', () => {
  for (const { id, name } of team.members)
    expect([name, teamContacts[id]]).toEqual([
      name,
      {
        email: expect.stringMatching(/^[a-z.]+@banyanbyte\.example$/),
        phone: expect.stringMatching(/^\+49 30 23125 \d{3}$/),
      },
    ]);
  expect(Object.keys(teamContacts)).toHaveLength(16);
});

test('§3.1 each hero slide has an id, an image, a title, a description and a credit', () => {
  expect(home.hero.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  for (const { id, title, description, credit, image } of home.hero)
    for (const text of [title, description, credit, image.src])
      expect([id, text]).toEqual([id, expect.stringMatching(/\S/)]);
});
