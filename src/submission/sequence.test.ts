import { findNextStep } from './sequence';

describe('§4.6 the sequence of a server that may stop at any point', () => {
  test.each([
    [{}, 'row'],
    [{ row: 'done' }, 'adminMail'],
    [{ row: 'done', adminMail: 'done' }, 'confirmation'],
    [{ row: 'done', adminMail: 'done', confirmation: 'done' }, null],
    [{ row: 'failed' }, null],
    [{ row: 'done', adminMail: 'failed' }, null],
    [{ row: 'done', adminMail: 'done', confirmation: 'failed' }, null],
    [{ adminMail: 'done' }, 'row'],
  ] as const)('§4.6 after %j the next step is %j', (outcomes, step) => {
    expect(findNextStep(outcomes)).toBe(step);
  });

  test('§4.6 without a confirmation to send, the admin mail is the last step', () => {
    expect(findNextStep({ row: 'done', adminMail: 'done' }, false)).toBeNull();
  });
});
