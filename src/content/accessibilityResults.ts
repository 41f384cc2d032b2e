import type { AccessibilityResults } from './types';

export const accessibilityResults: AccessibilityResults = {
  date: '2026-11-21',
  browser: 'Chromium 1',
  engines: [{ name: 'axe-core', version: '4.14.1' }],
  states: 1,
  widths: [320, 768, 1280],
  modes: ['light', 'dark', 'forced colours', 'reduced motion'],
  engineChecks: 1,
  measurements: 1,
  failures: 0,
  falsePositives: 7,
};
export const auditedStates: readonly string[] = [];
