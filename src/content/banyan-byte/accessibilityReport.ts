import { words } from '#languages/en/conformance';
import { conformance } from './conformance';
import type { ConformanceContent } from '#kit';

const accessibilityReport: ConformanceContent = { words, report: conformance };

export default accessibilityReport;
