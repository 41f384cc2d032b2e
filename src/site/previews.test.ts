import type { Page } from './pages';
import { getPreviewPicture, getPreviewSubtitle } from './previews';

test.each([
  ['Over 1,200 firms trust us: see who they are.', 'Over 1,200 firms trust us'],
  ['Open from 9:00 to 17.30, also on Fridays', 'Open from 9:00 to 17.30'],
  ['نبني المتاجر، ونعتني بها.', 'نبني المتاجر'],
  ['हम दुकानें बनाते हैं। हम उनकी देखभाल करते हैं।', 'हम दुकानें बनाते हैं'],
  ['我们建网站，也做维护。', '我们建网站'],
])('the preview picture of a page with the description %j has the subtitle %j', (description, subtitle) => {
  expect(getPreviewSubtitle({ description } as Page, undefined)).toBe(subtitle);
});

test('WCAG 1.1.1 the alternative text of a preview picture contains the title and the subtitle on the picture', () => {
  const page = { title: 'Clients', description: 'Over 1,200 firms trust us: see who they are.' } as Page;
  const getAlt = (line?: string) =>
    getPreviewPicture('clients', page, { firmName: 'Acme', languageFolder: '', line }).alt;
  expect(getAlt()).toBe('Acme: Clients. Over 1,200 firms trust us.');
  expect(getAlt('Our clients')).toBe('Acme: Clients. Our clients.');
});
