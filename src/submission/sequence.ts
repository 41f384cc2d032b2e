import type { EmailMessage } from './types';

/** §4.6, the one sequence: the browser runs it in one go (direct mode), the server step by step (relay mode). */
const STEPS = ['row', 'adminMail', 'confirmation'] as const;
export type Step = (typeof STEPS)[number];

/** How far a submission has come. A step that is absent has not been decided yet. */
export type Outcomes = Partial<Record<Step, 'done' | 'failed'>>;

/** The two mails of a submission; null where there is nobody to confirm to (a quote without an address). */
export interface ComposedEmails {
  admin: EmailMessage;
  confirmation: EmailMessage | null;
}

/**
 * The step that is due, or null when the sequence is over: each step waits until the one before it is done, and one
 * that failed for good ends it. So there is never a mail without a row, nor a confirmation without the firm knowing. A
 * server keeps `outcomes` in its store and leaves a step out of it for as long as it means to try again.
 */
export function nextStep(outcomes: Outcomes, hasConfirmation = true): Step | null {
  const steps = hasConfirmation ? STEPS : STEPS.filter((step) => step !== 'confirmation');
  for (const step of steps) {
    if (outcomes[step] === 'failed') return null;
    if (outcomes[step] === undefined) return step;
  }
  return null;
}
