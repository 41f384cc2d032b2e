import type { SummaryRow } from '../shared/RequestSummary';

/** What was entered into a field; the star of a label speaks of filling it in. */
export const row = (label: string, value: string): SummaryRow => ({ label: label.replace(/\*$/, ''), value });
