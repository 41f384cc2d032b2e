import { findQuarantineSigns, SIGNS, type Evidence } from './signs';

const PERSON_EVIDENCE: Evidence = {
  isHoneypotFilled: false,
  formAgeMs: 60_000,
  minFormAgeMs: 2000,
  tokenState: 'valid',
  text: 'Could you call me about the Standard plan?',
  sameTextSenderCount: 0,
  email: 'ann@example.com',
};

/** For each sign of a bot: evidence with the sign, and similar evidence without the sign. */
const CASES_BY_SIGN: Readonly<Record<string, { withSign: Partial<Evidence>; withoutSign: Partial<Evidence> }>> = {
  honeypot: { withSign: { isHoneypotFilled: true }, withoutSign: {} },
  'too-fast': { withSign: { formAgeMs: 1999 }, withoutSign: { formAgeMs: 2000 } },
  'no-token': { withSign: { tokenState: 'missing' }, withoutSign: { tokenState: 'not-needed' } },
  'old-token': { withSign: { tokenState: 'expired' }, withoutSign: { tokenState: 'valid' } },
  'same-text': { withSign: { sameTextSenderCount: 2 }, withoutSign: { sameTextSenderCount: 1 } },
  'disposable-mailbox': {
    withSign: { email: 'a@Discard\u3002email' },
    withoutSign: { email: 'mailinator.com@example.com' },
  },
  links: { withSign: { text: 'See www.example.com' }, withoutSign: { text: 'Our awww moment: www' } },
  'many-links': { withSign: { text: 'http://a '.repeat(4) }, withoutSign: { text: 'http://a '.repeat(3) } },
};

test('§7 the test cases cover each sign of a bot', () => {
  expect(Object.keys(CASES_BY_SIGN)).toEqual(SIGNS.map(({ name }) => name));
});

test.each(Object.entries(CASES_BY_SIGN))(
  "§7 the sign '%s' of a bot applies to matching evidence, but not to similar harmless evidence",
  (name, { withSign, withoutSign }) => {
    const sign = SIGNS.find((candidate) => candidate.name === name);
    expect(sign?.applies({ ...PERSON_EVIDENCE, ...withSign })).toBe(true);
    expect(sign?.applies({ ...PERSON_EVIDENCE, ...withoutSign })).toBe(false);
  },
);

test.each([
  ['a person', {}, []],
  ['a slow person', { formAgeMs: 9e9, tokenState: 'expired' as const }, []],
  ['a person with links to their work', { text: 'http://a http://b http://c http://d' }, []],
  ['a person with a disposable mailbox', { email: 'a@mailinator.com' }, []],
  ['a text that others send, with a link', { sameTextSenderCount: 2, text: 'http://a' }, ['same-text', 'links']],
  [
    'links and a disposable mailbox',
    { email: 'a@mailinator.com', text: 'www.example.com' },
    ['disposable-mailbox', 'links'],
  ],
])(
  '§7 findQuarantineSigns returns signs of a bot only if their points reach the threshold: %s',
  (_title, evidence, signs) => {
    expect(findQuarantineSigns({ ...PERSON_EVIDENCE, ...evidence })).toEqual(signs);
  },
);
