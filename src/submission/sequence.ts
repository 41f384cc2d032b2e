import type { EmailMessage } from './types';

/**
 * The sequence of §4.6. In direct mode, the browser runs the whole sequence. In relay mode, the server runs it step by
 * step.
 */
const STEPS = ['row', 'adminMail', 'confirmation'] as const;
export type Step = (typeof STEPS)[number];

/** The progress of a submission. An absent step has neither succeeded nor failed. */
export type Outcomes = Partial<Record<Step, 'done' | 'failed'>>;

/** The two mails of a submission. `confirmation` is null when there is no recipient (a quote without an address). */
export interface ComposedEmails {
  admin: EmailMessage;
  confirmation: EmailMessage | null;
}

/**
 * Returns the next step, or null when the sequence has ended. Each step waits for the success of the previous one, and
 * a permanent failure ends the sequence. There is therefore no mail without a row, and no confirmation without a
 * notification of the firm. The server stores `outcomes`, without the failed steps that it will retry.
 */
export function findNextStep(outcomes: Outcomes, hasConfirmation = true): Step | null {
  const steps = hasConfirmation ? STEPS : STEPS.filter((step) => step !== 'confirmation');
  for (const step of steps) {
    if (outcomes[step] === 'failed') return null;
    if (outcomes[step] === undefined) return step;
  }
  return null;
}
