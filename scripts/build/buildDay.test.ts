import { readBuildDay } from './buildDay';

test('§6 readBuildDay returns BUILD_DAY or the current day, and sets BUILD_DAY for child processes', () => {
  expect(readBuildDay({ BUILD_DAY: '2027-02-28' })).toBe('2027-02-28');
  const env: NodeJS.ProcessEnv = { BUILD_DAY: '' };
  const day = readBuildDay(env);
  expect(Math.abs(Date.now() - Date.parse(day))).toBeLessThan(2 * 86_400_000);
  expect(env['BUILD_DAY']).toBe(day);
});

test.each(['2027-02-29', '28.02.2027', '2027-2-28', 'tomorrow'])(
  '§6 readBuildDay rejects BUILD_DAY=%s with a one-line error',
  (day) => {
    expect(() => readBuildDay({ BUILD_DAY: day })).toThrow(`BUILD_DAY must be a date such as 2026-11-20, not '${day}'`);
  },
);
