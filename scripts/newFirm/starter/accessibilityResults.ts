import type { AccessibilityResults } from '#kit';

/** The last complete run of the audits, written by 'npm run test:a11y -- --record'. There has been no run yet. */
export const accessibilityResults: AccessibilityResults | undefined = undefined;

/** The audited states. 'npm run check' reports missing and obsolete states. */
export const auditedStates: readonly string[] = [];
