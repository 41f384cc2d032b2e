import { findQuarantineSigns, SIGNS, type Evidence } from './signs';

const PERSON: Evidence = {
  isHoneypotFilled: false,
  formAgeMs: 60_000,
  minFormAgeMs: 2000,
  token: 'valid',
  text: 'Could you call me about the Standard plan?',
  sendersOfSameText: 0,
  email: 'ann@example.com',
};

/** For each spam sign, evidence that causes the sign, and evidence just below its threshold. */
const CASES: Readonly<Record<string, { gives: Partial<Evidence>; givesNot: Partial<Evidence> }>> = {
  honeypot: { gives: { isHoneypotFilled: true }, givesNot: {} },
  'too-fast': { gives: { formAgeMs: 1999 }, givesNot: { formAgeMs: 2000 } },
  'no-token': { gives: { token: 'missing' }, givesNot: { token: 'not-needed' } },
  'old-token': { gives: { token: 'expired' }, givesNot: { token: 'valid' } },
  'same-text': { gives: { sendersOfSameText: 2 }, givesNot: { sendersOfSameText: 1 } },
  'disposable-mailbox': { gives: { email: 'a@Mailinator.com' }, givesNot: { email: 'mailinator.com@example.com' } },
  links: { gives: { text: 'See www.example.com' }, givesNot: { text: 'Our awww moment: www' } },
  'many-links': { gives: { text: 'http://a '.repeat(4) }, givesNot: { text: 'http://a '.repeat(3) } },
};

test('§7 this file has a case for each spam sign', () => {
  expect(Object.keys(CASES)).toEqual(SIGNS.map(({ name }) => name));
});

test.each(Object.entries(CASES))(
  '§7 the spam sign %s applies to its evidence, but not to evidence just below its threshold',
  (name, { gives, givesNot }) => {
    const sign = SIGNS.find((one) => one.name === name);
    expect(sign?.applies({ ...PERSON, ...gives })).toBe(true);
    expect(sign?.applies({ ...PERSON, ...givesNot })).toBe(false);
  },
);

test.each([
  ['a person', {}, []],
  ['a slow person', { formAgeMs: 9e9, token: 'expired' as const }, []],
  ['a person with links to their work', { text: 'http://a http://b http://c http://d' }, []],
  ['a person with a disposable mailbox', { email: 'a@mailinator.com' }, []],
  ['a text that others send, with a link', { sendersOfSameText: 2, text: 'http://a' }, ['same-text', 'links']],
  [
    'links and a disposable mailbox',
    { email: 'a@mailinator.com', text: 'www.example.com' },
    ['disposable-mailbox', 'links'],
  ],
])('§7 the relay adds up the points of all spam signs of %s', (_who, evidence, signs) => {
  expect(findQuarantineSigns({ ...PERSON, ...evidence })).toEqual(signs);
});
