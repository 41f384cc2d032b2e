import { words } from '#languages/en/conformance';
import report from './conformance.json' with { type: 'json' };
import type { ConformanceContent, ConformanceReport } from '#kit';

/** The report of the last complete run, written by 'npm run test:a11y -- --record'. */
const accessibilityReport: ConformanceContent = { words, report: report as ConformanceReport };

export default accessibilityReport;
