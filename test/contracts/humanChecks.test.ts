import { readHumanChecks } from '../../a11y/humanChecks';

const TODAY = '2026-11-25';
const CHECK_TEXT = '## plain-words · 3.1.3 3.1.5\n\nRead all pages.\nEvery sentence is clear.\n\n';
const readWithSignature = (signature: string) => readHumanChecks(CHECK_TEXT + signature, TODAY);

test('the human checks of this project are well-formed', () => {
  expect(readHumanChecks().length).toBeGreaterThan(0);
});

test('a signed check contains its criteria, its instruction, the signer and the date', () => {
  expect(readWithSignature('signed: Asha Rao, Example Ltd, 2026-11-24\n')).toEqual([
    {
      id: 'plain-words',
      criteria: ['3.1.3', '3.1.5'],
      instructions: 'Read all pages. Every sentence is clear.',
      signedBy: 'Asha Rao, Example Ltd',
      date: '2026-11-24',
    },
  ]);
});

test.each([
  ['without a signature', 'unsigned'],
  ['with a date in the future', 'signed: Asha Rao, 2026-11-26'],
  ['with a signature that is 366 days old', 'signed: Asha Rao, 2025-11-24'],
])('a check %s counts as unsigned', (_, signature) => {
  expect(readWithSignature(signature)[0]).not.toHaveProperty('signedBy');
  expect(readWithSignature(signature)[0]).not.toHaveProperty('date');
});

test('a signature is valid for 365 days', () => {
  expect(readWithSignature('signed: Asha Rao, 2025-11-25')[0]?.date).toBe('2025-11-25');
});

test.each([
  ['a signature without a date', `${CHECK_TEXT}signed: Asha Rao`, /human-checks\.md:6: .*'signed: NAME, YYYY-MM-DD'/],
  ['a date that does not exist', `${CHECK_TEXT}signed: Asha Rao, 2026-02-30`, /human-checks\.md:6: /],
  ['a signature without a name', `${CHECK_TEXT}signed: , 2026-11-24`, /human-checks\.md:6: /],
  ['no signature line', CHECK_TEXT, /human-checks\.md:4: 'Every sentence is clear\.' is not a valid signature/],
  ['no instruction', '## a · none\n\nunsigned\n', /human-checks\.md:1: 'a' is incomplete/],
  ['no criteria', '## a\n\nRead.\n\nunsigned\n', /human-checks\.md:1: .*'## plain-words · none'/],
  ['a criterion of another standard', '## a · 9.1.1.1\n\nRead.\n\nunsigned\n', /human-checks\.md:1: /],
  ['a heading of another level', '### a · none\n\nRead.\n\nunsigned\n', /human-checks\.md:1: /],
  [
    'a repeated id',
    `${CHECK_TEXT}unsigned\n\n${CHECK_TEXT}unsigned\n`,
    /human-checks\.md:8: Two checks have the id 'plain-words'/,
  ],
  ['no check', '# Human checks\n', /human-checks\.md:1: There is no check/],
])('%s causes an error that names the file and the line', (_, text, message) => {
  expect(() => readHumanChecks(text, TODAY)).toThrow(message);
});
