import { settings } from '#site/settings';
import { words } from '#site/words/forms';
import { fillPlaceholders } from '../../site/fill';
import { formatReceivedData } from './formatReceivedData';

// In a right-to-left language, Unicode isolate characters enclose the file name in the lines.
jest.mock('../../site/pageDirection', () => ({ pageDirection: 'rtl' }));

const at = '2026-03-02T10:00:00.000Z';
const { arrived } = words;

test('§2.11 the lines state the file name, the file size, the length of the letter and the checksum, in this order', () => {
  const formatCount = (value: number) => ({ count: new Intl.NumberFormat(settings.locale).format(value) });
  const lines = formatReceivedData(
    { at, file: { name: 'cv.pdf', size: 123_456, sha256: 'ab' }, letterLength: 500 },
    'UTC',
  );
  expect(lines.slice(1)).toEqual([
    fillPlaceholders(arrived.file, { name: '\u2068cv.pdf\u2069' }),
    fillPlaceholders(arrived.size, formatCount(123_456)),
    fillPlaceholders(arrived.letter, formatCount(500)),
    fillPlaceholders(arrived.sha256, { sha256: 'ab' }),
  ]);
});

test('§2.12 3.1.4 for a message, the only line states the time of arrival with the full name of the time zone', () => {
  const lines = formatReceivedData({ at }, 'UTC');
  expect(lines).toHaveLength(1);
  const numberFormat = new Intl.NumberFormat(settings.locale, { useGrouping: false });
  const zoneName = new Intl.DateTimeFormat(settings.locale, { timeZone: 'UTC', timeZoneName: 'long' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  for (const expectedText of [numberFormat.format(2026), numberFormat.format(10), zoneName])
    expect(lines[0]).toContain(expectedText);
});
