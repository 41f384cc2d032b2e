import type { AccessibilityResults } from '#kit';

/** The last complete run of the audits, written by 'npm run test:a11y -- --record'. There has been no run yet. */
export const accessibilityResults: AccessibilityResults | undefined = undefined;

/** The audited states. A test fails when the site's states differ from them. */
export const auditedStates: readonly string[] = [];
