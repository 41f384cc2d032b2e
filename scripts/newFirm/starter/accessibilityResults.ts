import type { AccessibilityResults } from '#kit';

/** The last complete run of the audits, written by 'npm run test:a11y -- --record'; none is on record yet. */
export const accessibilityResults: AccessibilityResults | undefined = undefined;

/** The states that it looked at. */
export const auditedStates: readonly string[] = [];
