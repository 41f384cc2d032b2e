import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { normaliseAddress } from '../outbox/canonicalMailbox';
import { MAX_OTHER_SENDERS } from './sameText';

/**
 * The facts about a submission by which the relay detects signs of a bot. A long form age is no sign, because visitors
 * may be slow.
 */
export interface Evidence {
  /** True when the honeypot has a value. The honeypot is hidden from visitors and from screen readers. */
  isHoneypotFilled: boolean;
  /** The time between opening and sending the form, in milliseconds, or undefined when unknown. */
  formAgeMs: number | undefined;
  minFormAgeMs: number;
  /**
   * The state of the form token. A forged token counts as missing. A form needs no token if it contains its age. The
   * site's JavaScript always sends the age. A form that is posted without JavaScript also needs no token if this server
   * inserts no tokens.
   */
  tokenState: 'valid' | 'expired' | 'missing' | 'not-needed';
  /** The free text of the form, such as the message or cover letter (`getExaminedText`). */
  text: string;
  /** The number of other IP addresses that sent the same text within a day, at most {@link MAX_OTHER_SENDERS}. */
  sameTextSenderCount: number;
  email: string;
}

interface Sign {
  name: string;
  /**
   * The weight of this sign. A submission is quarantined when the points of its signs add up to at least {@link
   * QUARANTINE_POINTS}.
   */
  points: number;
  applies: (evidence: Evidence) => boolean;
}

/**
 * The number of points at which a submission is quarantined. A sign that people hardly ever cause has this many points.
 * Weaker signs cause a quarantine only in combination.
 */
const QUARANTINE_POINTS = 3;

const LINK_PATTERN = /https?:\/\/|\bwww\.|<a\s|\[url/gi;
const countLinks = (text: string): number => text.match(LINK_PATTERN)?.length ?? 0;

let disposableDomains: Set<string> | undefined;
function isDisposable(email: string): boolean {
  disposableDomains ??= disposableEmailBlocklistSet();
  return disposableDomains.has(normaliseAddress(email).split('@').at(-1) ?? '');
}

/**
 * Every sign of a bot. A quarantined submission is stored with the names of its signs, and `outbox list --spam` shows
 * these names.
 */
export const SIGNS: readonly Sign[] = [
  { name: 'honeypot', points: 3, applies: ({ isHoneypotFilled }) => isHoneypotFilled },
  {
    name: 'too-fast',
    points: 3,
    applies: ({ formAgeMs, minFormAgeMs }) => formAgeMs !== undefined && formAgeMs < minFormAgeMs,
  },
  { name: 'no-token', points: 3, applies: ({ tokenState }) => tokenState === 'missing' },
  // A person may leave a page open for more than a day, so an expired token has only one point.
  { name: 'old-token', points: 1, applies: ({ tokenState }) => tokenState === 'expired' },
  { name: 'same-text', points: 2, applies: ({ sameTextSenderCount }) => sameTextSenderCount >= MAX_OTHER_SENDERS },
  { name: 'disposable-mailbox', points: 2, applies: ({ email }) => isDisposable(email) },
  { name: 'links', points: 1, applies: ({ text }) => countLinks(text) > 0 },
  { name: 'many-links', points: 1, applies: ({ text }) => countLinks(text) >= 4 },
];

/**
 * Returns the names of a submission's signs if their points cause a quarantine. Otherwise returns an empty array, even
 * if the submission has weak signs.
 */
export function findQuarantineSigns(evidence: Evidence): string[] {
  const foundSigns = SIGNS.filter(({ applies }) => applies(evidence));
  const points = foundSigns.reduce((sum, sign) => sum + sign.points, 0);
  return points >= QUARANTINE_POINTS ? foundSigns.map(({ name }) => name) : [];
}
