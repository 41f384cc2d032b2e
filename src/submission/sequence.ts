import type { EmailMessage } from './types';

/**
 * The sequence of §4.6. In direct mode, the browser runs the steps directly one after another. In relay mode, the
 * server runs each step separately and stores its outcome.
 */
const STEPS = ['row', 'adminMail', 'confirmation'] as const;
export type SequenceStep = (typeof STEPS)[number];

/** The progress of a submission. A step without an outcome has neither succeeded nor permanently failed. */
export type StepOutcomes = Partial<Record<SequenceStep, 'done' | 'failed'>>;

/**
 * The two mails of a submission. `confirmation` is null without a recipient, for example for a quote without an
 * address.
 */
export interface ComposedEmails {
  admin: EmailMessage;
  confirmation: EmailMessage | null;
}

/**
 * Returns the next step, or null when the sequence has ended. Each step waits for the success of the previous one, and
 * a permanent failure ends the sequence. Therefore no mail is sent without a stored row, and no confirmation without a
 * sent admin mail. The server stores `outcomes`. Failed steps that the server will retry are absent from `outcomes`.
 */
export function findNextStep(outcomes: StepOutcomes, hasConfirmation = true): SequenceStep | null {
  const steps = hasConfirmation ? STEPS : STEPS.filter((step) => step !== 'confirmation');
  for (const step of steps) {
    if (outcomes[step] === 'failed') return null;
    if (outcomes[step] === undefined) return step;
  }
  return null;
}
