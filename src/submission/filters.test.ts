import * as fc from 'fast-check';
import { filterText, type FilterResult, type FormRules } from './filters';
import { contactForm } from './forms/contact';

const { fields } = contactForm;
const filterField = (name: keyof typeof fields, typed: string, rules: FormRules = 'specified'): FilterResult =>
  filterText(fields[name], typed, rules);

/** Returns the kept text, and whether the filter removed characters or truncated the text. */
const summariseRemovals = ({ value, removedCharacters, isTruncated }: FilterResult) => ({
  value,
  hasRemovals: removedCharacters !== '' || isTruncated,
});

const removeInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

const anyTextArbitrary = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

describe('§5.1 filtering while typing', () => {
  test.each([
    ['Asha Rao', 'Asha Rao', false],
    ['Asha R4o!', 'Asha Ro', true],
    ['José', 'Jos', true],
    ['Asha\tRao\n', 'Asha Rao ', false],
    ['Asha\u00a0Rao', 'Asha Rao', false],
    ['O’Neill-Smith', 'ONeillSmith', true],
    ['Abcdefghij Klmnopqr', 'Abcdefghij Klmnopq', true],
    ['123456789012345678 Asha', ' Asha', true],
    ['', '', false],
  ])('§5.1 a name of %j becomes %j', (typed, value, hasRemovals) => {
    expect(summariseRemovals(filterField('name', typed))).toEqual({ value, hasRemovals });
  });

  test.each([
    ['a.b@c.com', 'a.b@c.com', false],
    [' a+b_c-d@e.com ', 'abcd@e.com', true],
    ['ä@b.com', '@b.com', true],
    ['abcdefghijklmnopqrs@example.com', 'abcdefghijklmnopqrs@example.', true],
  ])('§5.1 an e-mail address of %j becomes %j', (typed, value, hasRemovals) => {
    expect(summariseRemovals(filterField('email', typed))).toEqual({ value, hasRemovals });
  });

  test.each([
    ['98-76-54-32-10', '9876543210', true],
    ['9876543210', '9876543210', false],
    ['+91 98765 43210', '9198765432', true],
    ['٣٤٥', '', true],
    ['98765432101', '9876543210', true],
  ])('§5.1 a phone number of %j becomes %j: the filter runs before the truncation', (typed, value, hasRemovals) => {
    expect(summariseRemovals(filterField('phone', typed))).toEqual({ value, hasRemovals });
  });

  test.each([
    ['<b>"=1+1"</b>\n', '<b>"=1+1"</b>\n'],
    ['x'.repeat(500), 'x'.repeat(500)],
    ['x'.repeat(501), 'x'.repeat(500)],
    [`${'x'.repeat(499)}😀`, 'x'.repeat(499)],
    [`${'x'.repeat(498)}😀y`, `${'x'.repeat(498)}😀`],
  ])('§5.1 a message keeps its first 500 characters, and the truncation splits no character: %j', (typed, value) => {
    expect(summariseRemovals(filterField('message', typed))).toEqual({ value, hasRemovals: value !== typed });
  });

  test.each([
    ['phone', '19876543210', 1, '9876543210'],
    ['phone', '98761-2-345432', 9, '9876145432'],
    ['phone', '98765432101', undefined, '9876543210'],
    ['message', `${'x'.repeat(100)}😀${'y'.repeat(399)}`, 102, `${'x'.repeat(100)}${'y'.repeat(399)}`],
    ['message', `a${'y'.repeat(501)}`, 1, 'y'.repeat(500)],
  ] as const)(
    '§5.1 in a full field, the truncation removes the text before the caret: %s %j, caret at %j',
    (name, typed, caretIndex, value) => {
      expect(filterText(fields[name], typed, 'specified', caretIndex)).toMatchObject({ value, isTruncated: true });
    },
  );

  test('§5.1 the filter lists each removed character once, and reports a truncation separately', () => {
    expect(filterField('name', 'Ann-Lee-7')).toEqual({ value: 'AnnLee', removedCharacters: '-7', isTruncated: false });
    expect(filterField('name', 'Maximiliana Alexandra')).toMatchObject({ removedCharacters: '', isTruncated: true });
    expect(filterField('phone', '98-76-54-32-10-99')).toEqual({
      value: '9876543210',
      removedCharacters: '-',
      isTruncated: true,
    });
    expect(filterField('phone', '98😀')).toEqual({ value: '98', removedCharacters: '😀', isTruncated: false });
    expect(filterField('phone', '\u202a9\u200b8❤\ufe0f\u202c')).toMatchObject({ value: '98', removedCharacters: '❤' });
  });

  test.each([
    ['name', /^[A-Za-z ]*$/, 18],
    ['email', /^[A-Za-z0-9@.]*$/, 28],
    ['phone', /^[0-9]*$/, 10],
    ['message', /^[^]*$/, 500],
  ] as const)(
    '§5.1 §9.2 the field %s keeps only characters of %s in their order, at most %d, and a second filtering changes nothing',
    (field, acceptedCharacters, limit) => {
      expect(filterField(field, 'a1'.repeat(600)).value).toHaveLength(limit);
      fc.assert(
        fc.property(anyTextArbitrary, (anyTyped) => {
          // The field for the name replaces each whitespace character with a space.
          const typed = field === 'name' ? anyTyped.replace(/\s/g, ' ') : anyTyped;
          expect(filterField(field, anyTyped)).toEqual(filterField(field, typed));
          const { value, hasRemovals } = summariseRemovals(filterField(field, typed));
          expect(value).toMatch(acceptedCharacters);
          expect(value.length).toBeLessThanOrEqual(limit);
          expect(hasRemovals).toBe(removeInvisible(value) !== removeInvisible(typed));
          expect(summariseRemovals(filterField(field, value))).toEqual({ value, hasRemovals: false });
          let searchStart = 0;
          for (const character of value) {
            const foundIndex = typed.indexOf(character, searchStart);
            expect(foundIndex).toBeGreaterThanOrEqual(searchStart);
            searchStart = foundIndex + character.length;
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
    ['ジョン・スミス', 'ジョン・スミス'],
    ['צ׳רצ׳יל רמב״ם בר־אל', 'צ׳רצ׳יל רמב״ם בר־אל'],
    ['Jean‐Luc‑Marie O‘Hara', 'Jean‐Luc‑Marie O‘Hara'],
    ['Evil\u202eName<b>1', 'EvilNameb'],
  ])('inclusive: a name of %j becomes %j', (typed, value) => {
    expect(filterField('name', typed, 'inclusive').value).toBe(value);
  });

  test.each([
    ['٠٥٠ ١٢٣', { value: '050123', removedCharacters: '', isTruncated: false }],
    ['０５０', { value: '050', removedCharacters: '', isTruncated: false }],
    ['९८7x', { value: '987', removedCharacters: 'x', isTruncated: false }],
  ])('inclusive: a phone number of %j is converted to the digits 0 to 9: %j', (typed, expectedResult) => {
    expect(filterField('phone', typed, 'inclusive')).toEqual(expectedResult);
  });

  test.each(['06 12 34 56 78', '(06) 12-34-56-78', '06.12.34.56.78', '06/12\u00a034\u202f56–78'])(
    'inclusive: the separators in %j are removed without a notice',
    (typed) => {
      expect(filterField('phone', typed, 'inclusive')).toEqual({
        value: '0612345678',
        removedCharacters: '',
        isTruncated: false,
      });
    },
  );

  test('inclusive: an e-mail address keeps + and -, a phone number has at most 15 digits, and a name 70 characters', () => {
    expect(filterField('email', ' asha+a-b@bücher.de\r\n', 'inclusive').value).toBe('asha+a-b@bücher.de');
    expect(filterField('phone', '0171 2345 678-901234567', 'inclusive').value).toBe('017123456789012');
    expect(filterField('name', 'x'.repeat(100), 'inclusive').value).toHaveLength(70);
  });
});
