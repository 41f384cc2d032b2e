import type { AccessibilityResults } from '#kit';

/**
 * The results of the last complete audit, which 'npm run test:a11y -- --record' writes. The value is undefined before
 * the first audit.
 */
export const accessibilityResults: AccessibilityResults | undefined = undefined;

/** The audited states. 'npm run check' reports missing and obsolete states. */
export const auditedStates: readonly string[] = [];
