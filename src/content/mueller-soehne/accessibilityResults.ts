import type { AccessibilityResults } from '#kit';

/**
 * The results of the last complete run of the audits, written by 'npm run test:a11y -- --record'. Undefined before the
 * first complete run.
 */
export const accessibilityResults: AccessibilityResults | undefined = undefined;

/** The audited states. 'npm run check' reports missing and obsolete states. */
export const auditedStates: readonly string[] = [];
