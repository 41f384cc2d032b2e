import { firm } from '#site/firm';
import { renderSecurityTxt } from './siteFiles';

test('RFC 9116 security.txt states the inbox, an expiry date within a year of the build, the language and its own URL', () => {
  const lines = renderSecurityTxt('/', '2027-02-28').split('\n');
  const fields = new Map(lines.slice(0, -1).map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get('Contact')).toBe(`mailto:${firm.inbox}`);
  expect(fields.get('Expires')).toBe('2028-02-27T00:00:00.000Z');
  expect(fields.get('Preferred-Languages')).toMatch(/^[a-z]{2}/);
  expect(fields.get('Canonical')).toBe(`${firm.origin}/.well-known/security.txt`);
});
