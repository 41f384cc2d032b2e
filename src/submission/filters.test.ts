import * as fc from 'fast-check';
import {
  filterEmail,
  filterMessage,
  filterName,
  filterPhone,
  INCLUSIVE_LIMITS,
  LIMITS,
  type Filtered,
} from './filters';

/** What stays, and whether anything was left out or cut. */
const seen = ({ value, left, isCut }: Filtered) => ({ value, removed: left !== '' || isCut });

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'grapheme', maxLength: 80 }));

describe('§5.1 filtering while typing', () => {
  test('§9.2 the limits are 18, 28, 10 and 500', () => {
    expect(LIMITS).toEqual({ name: 18, email: 28, phone: 10, message: 500 });
  });

  test.each([
    ['Asha Rao', 'Asha Rao', false],
    ['Asha R4o!', 'Asha Ro', true],
    ['José', 'Jos', true],
    ['Asha\tRao\n', 'AshaRao', true],
    ['O’Neill-Smith', 'ONeillSmith', true],
    ['Abcdefghij Klmnopqr', 'Abcdefghij Klmnopq', true],
    ['123456789012345678 Asha', ' Asha', true],
    ['', '', false],
  ])('§5.1 a name of %j becomes %j', (typed, value, removed) => {
    expect(seen(filterName(typed))).toEqual({ value, removed });
  });

  test.each([
    ['a.b@c.com', 'a.b@c.com', false],
    [' a+b_c-d@e.com ', 'abcd@e.com', true],
    ['ä@b.com', '@b.com', true],
    ['abcdefghijklmnopqrs@example.com', 'abcdefghijklmnopqrs@example.', true],
  ])('§5.1 an address of %j becomes %j', (typed, value, removed) => {
    expect(seen(filterEmail(typed))).toEqual({ value, removed });
  });

  test.each([
    ['98-76-54-32-10', '9876543210', true],
    ['9876543210', '9876543210', false],
    ['+91 98765 43210', '9198765432', true],
    ['٣٤٥', '', true],
    ['98765432101', '9876543210', true],
  ])('§5.1 a phone of %j becomes %j: the filter runs before the cut', (typed, value, removed) => {
    expect(seen(filterPhone(typed))).toEqual({ value, removed });
  });

  test('§5.1 a message keeps everything up to 500 characters, and never half of one', () => {
    expect(seen(filterMessage('<b>"=1+1"</b>\n'))).toEqual({ value: '<b>"=1+1"</b>\n', removed: false });
    expect(seen(filterMessage('x'.repeat(500)))).toEqual({ value: 'x'.repeat(500), removed: false });
    expect(seen(filterMessage('x'.repeat(501)))).toEqual({ value: 'x'.repeat(500), removed: true });
    expect(seen(filterMessage(`${'x'.repeat(499)}😀`))).toEqual({ value: 'x'.repeat(499), removed: true });
    expect(seen(filterMessage(`${'x'.repeat(498)}😀y`))).toEqual({ value: `${'x'.repeat(498)}😀`, removed: true });
  });

  test('§5.1 what was left out is told apart from what did not fit, each character once', () => {
    expect(filterName('Ann-Lee-7')).toEqual({ value: 'AnnLee', left: '-7', isCut: false });
    expect(filterName('Maximiliana Alexandra')).toMatchObject({ left: '', isCut: true });
    expect(filterPhone('98-76-54-32-10-99')).toEqual({ value: '9876543210', left: '-', isCut: true });
    expect(filterPhone('98😀')).toEqual({ value: '98', left: '😀', isCut: false });
  });

  test.each([
    ['name', filterName, /^[A-Za-z ]*$/, LIMITS.name],
    ['email', filterEmail, /^[A-Za-z0-9@.]*$/, LIMITS.email],
    ['phone', filterPhone, /^[0-9]*$/, LIMITS.phone],
    ['message', filterMessage, /^[^]*$/, LIMITS.message],
  ] as const)(
    '§5.1 whatever is typed as %s, only accepted characters stay, in order, within the limit, and filtering twice changes nothing',
    (_field, filter, accepted, limit) => {
      fc.assert(
        fc.property(anyText, (typed) => {
          const { value, removed } = seen(filter(typed));
          expect(value).toMatch(accepted);
          expect(value.length).toBeLessThanOrEqual(limit);
          expect(removed).toBe(value !== typed);
          expect(seen(filter(value))).toEqual({ value, removed: false });
          let from = 0;
          for (const character of value) {
            const found = typed.indexOf(character, from);
            expect(found).toBeGreaterThanOrEqual(from);
            from = found + character.length;
          }
        }),
      );
    },
  );
});

describe("content setting formRules 'inclusive'", () => {
  test.each([
    ['José Müller-Łoś', 'José Müller-Łoś'],
    ["Siobhán O'Neill", "Siobhán O'Neill"],
    ['अनीता शर्मा', 'अनीता शर्मा'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['李小龙', '李小龙'],
    ['Evil\u202eName<b>1', 'EvilNameb'],
  ])('inclusive: a name of %j becomes %j', (typed, value) => {
    expect(filterName(typed, 'inclusive').value).toBe(value);
  });

  test('inclusive: addresses keep + and -, lose spaces and controls; phones have up to 15 digits', () => {
    expect(filterEmail(' asha+a-b@bücher.de\r\n', 'inclusive').value).toBe('asha+a-b@bücher.de');
    expect(filterPhone('0171 2345 678-901234567', 'inclusive').value).toBe('017123456789012');
    expect(filterName('x'.repeat(100), 'inclusive').value).toHaveLength(INCLUSIVE_LIMITS.name);
  });
});
