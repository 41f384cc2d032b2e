import { existsSync } from 'node:fs';
import path from 'node:path';
import { countries } from '#site/countries';
import home from '#site/home';
import { composeEmails } from '../../src/submission/emails';
import { ROOT } from '../contracts/sources';

test('§3.1 a hero slide has an id, an image, a title, a description and a credit', () => {
  expect(home.hero.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  for (const slide of home.hero) {
    const { title, description, credit, image } = slide;
    for (const text of [title, description, credit, image.src])
      expect([slide.id, text]).toEqual([slide.id, expect.stringMatching(/\S/)]);
  }
});

test('§3.2 an insight entry has a title, a description, a background and one of three image groups', () => {
  for (const { title, description, background, imageGroup } of home.insights.entries) {
    expect(description.length).toBeGreaterThan(title.length);
    expect(background.src).toMatch(/^insights\//);
    expect(['german', 'sustainability', 'web']).toContain(imageGroup);
  }
});

test('§3.4 §9.3 the figures are texts with their plus, in order', () => {
  expect(home.stats.items.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '15+ Clients',
    '20+ Projects',
    '20+ Tie-ups',
    '25+ Employees',
    '100+ Green Practices',
  ]);
});

test('§3.5 a testimonial names an organisation, a role, a picture and a review', () => {
  expect(home.testimonials.items.map(({ role }) => role).toSorted()).toEqual(
    ['Management', 'Director', 'Founder', 'CEO', 'Creative Director'].toSorted(),
  );
  for (const { name, image, review } of home.testimonials.items) {
    expect(image?.alt).toContain(name);
    expect(review.length).toBeGreaterThan(40);
  }
});

test('§3.15 a mail has a sender, recipients, a subject and its HTML', () => {
  const sender = { name: 'Firm', email: 'no-reply@firm.example' };
  const admin = { name: 'Firm', email: 'inbox@firm.example' };
  const payload = {
    timestamp: '2026-11-20T10:00:00.000Z',
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+919876543210',
    message: 'Hello',
    targetGid: '528138283',
  } as const;
  const context = { reference: 'BB-ABCDEF', sender, admin, firmName: 'Firm' };
  const { admin: notification } = composeEmails({ kind: 'contact', payload }, context);
  expect(notification).toMatchObject({ sender, to: [admin], subject: 'New Contact Form Submission' });
  expect(notification.htmlContent).toContain('Asha Rao');
});

test('§7.3 a flag picture for each country ships at /flags/w20/{countryCode}.png', () => {
  for (const { flag } of countries) {
    expect([flag, existsSync(path.join(ROOT, 'public/flags/w20', `${flag}.png`))]).toEqual([flag, true]);
  }
});
