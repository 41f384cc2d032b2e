import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** What is known of a submission when it is judged. Nothing here is timed so that a slow person could fail. */
export interface Evidence {
  /** Something stood in the field that people neither see nor hear. */
  isHoneypotFilled: boolean;
  /** Milliseconds between the opening of the form and its sending; undefined when nobody says. */
  formAgeMs: number | undefined;
  minFormAgeMs: number;
  /** Of the token that the server writes into its forms; a form sent by a script needs none. */
  token: 'valid' | 'expired' | 'missing' | 'not-needed';
  /** What the sender wrote, without name, addresses and file. */
  text: string;
  /** Other addresses that sent the same text within a day. */
  sendersOfSameText: number;
  email: string;
}

interface Sign {
  name: string;
  /** {@link QUARANTINE_POINTS} of them quarantine a submission. */
  points: number;
  applies: (evidence: Evidence) => boolean;
}

/** A sign that a person can hardly give counts as many; others have to come together. */
const QUARANTINE_POINTS = 3;

const LINK = /https?:\/\/|\bwww\.|<a\s|\[url/gi;
const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

let disposableDomains: Set<string> | undefined;
function isDisposable(email: string): boolean {
  disposableDomains ??= disposableEmailBlocklistSet();
  return disposableDomains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Every sign of a bot. The names are stored with a quarantined submission and shown by `outbox list --spam`. */
export const SIGNS: readonly Sign[] = [
  { name: 'honeypot', points: 3, applies: ({ isHoneypotFilled }) => isHoneypotFilled },
  {
    name: 'too-fast',
    points: 3,
    applies: ({ formAgeMs, minFormAgeMs }) => formAgeMs !== undefined && formAgeMs < minFormAgeMs,
  },
  { name: 'no-token', points: 3, applies: ({ token }) => token === 'missing' },
  // A page that stayed open over night is a person's.
  { name: 'old-token', points: 1, applies: ({ token }) => token === 'expired' },
  { name: 'same-text', points: 2, applies: ({ sendersOfSameText }) => sendersOfSameText >= 2 },
  { name: 'disposable-mailbox', points: 2, applies: ({ email }) => isDisposable(email) },
  { name: 'links', points: 1, applies: ({ text }) => linksIn(text) > 0 },
  { name: 'many-links', points: 1, applies: ({ text }) => linksIn(text) >= 4 },
];

/** Returns the names of the signs for which a submission is quarantined; none when it goes on its way. */
export function quarantineSigns(evidence: Evidence): string[] {
  const found = SIGNS.filter(({ applies }) => applies(evidence));
  const points = found.reduce((sum, sign) => sum + sign.points, 0);
  return points >= QUARANTINE_POINTS ? found.map(({ name }) => name) : [];
}
