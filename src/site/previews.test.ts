import type { Page } from './pages';
import { getPreviewSubtitle } from './previews';

test.each([
  ['Over 1,200 firms trust us: see who they are.', 'Over 1,200 firms trust us'],
  ['Open from 9:00 to 17.30, also on Fridays', 'Open from 9:00 to 17.30'],
  ['نبني المتاجر، ونعتني بها.', 'نبني المتاجر'],
  ['हम दुकानें बनाते हैं। हम उनकी देखभाल करते हैं।', 'हम दुकानें बनाते हैं'],
  ['我们建网站，也做维护。', '我们建网站'],
])('the preview picture of a page with the description %j has the subtitle %j', (description, subtitle) => {
  expect(getPreviewSubtitle({ description } as Page, undefined)).toBe(subtitle);
});
