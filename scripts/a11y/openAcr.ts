import { stringify } from 'yaml';
import { firm } from '#site/firm';
import type { ChapterEvaluation, EvaluatedRequirement } from '../../a11y/conformance/evaluate';
import type { Evidence } from '../../a11y/conformance/evidence';

/** The name of the OpenACR catalogue that defines the ids of chapters and criteria. */
const CATALOG = '2.5-edition-wcag-2.2-508-eu-en';
/** The maximum number of test names or rule names that a note quotes for each source of evidence. */
const MAX_QUOTED_NAMES = 3;

/** The chapters that the report marks as disabled, each with the reason. */
const DISABLED_CHAPTERS: Readonly<Record<string, string>> = {
  hardware: 'The product is a website.',
  software: 'The product is a website. WCAG applies instead (E207.2).',
  en_301_549_generic_requirements: 'Not evaluated.',
  'en_301_549_ict_with_two-way_voice': 'The product has no voice communication.',
  en_301_549_ict_with_video: 'The product has no video.',
  en_301_549_hardware: 'The product is a website.',
  en_301_549_web: 'For 9.1 to 9.4, see the success criteria of WCAG 2.2, levels A and AA. 9.6 is not evaluated.',
  'en_301_549_non-web-documents': 'The only document is this file, which is not evaluated.',
  en_301_549_software: 'The product is a website.',
  en_301_549_ict_providing_relay_or_emergency_service_access: 'The product provides no such access.',
};

/**
 * A chapter of a report. Each criterion has a conformance level for websites ('web') or for the entire product
 * ('none').
 */
interface Chapter {
  notes?: string;
  disabled?: boolean;
  criteria?: {
    num: string;
    components: { name: 'web' | 'none'; adherence: { level: string; notes: string } }[];
  }[];
}

function formatEvidence({ source, names, passed, failed, date }: Evidence): string {
  const quotedNames = names.slice(0, MAX_QUOTED_NAMES).join('; ');
  const suffix = names.length > MAX_QUOTED_NAMES ? `; and ${names.length - MAX_QUOTED_NAMES} more` : '';
  return `${source}, ${date}: ${passed} passed, ${failed} failed (${quotedNames}${suffix}).`;
}

function formatNotes({ criteria, evidence }: EvaluatedRequirement): string {
  if (criteria) return `Follows from ${criteria.join(', ')}.`;
  return evidence.length > 0 ? evidence.map(formatEvidence).join('\n') : 'There is no recent evidence.';
}

/**
 * Returns the report in the format of OpenACR 0.1.0. `methods` names the engines with their versions, the browser, the
 * test suites and the signed checks.
 */
export function createOpenAcr(evaluations: readonly ChapterEvaluation[], date: string, methods: string) {
  const contact = { company_name: firm.legalName, email: firm.inbox };
  const chapters: Record<string, Chapter> = {};
  for (const { id, rows } of evaluations) {
    const componentName = id.startsWith('success_criteria') ? 'web' : 'none';
    chapters[id] = {
      criteria: rows.map((row) => ({
        num: row.num,
        components: [{ name: componentName, adherence: { level: row.conformance, notes: formatNotes(row) } }],
      })),
    };
  }
  for (const [id, notes] of Object.entries(DISABLED_CHAPTERS)) chapters[id] = { notes, disabled: true };
  return {
    title: `${firm.name} Accessibility Conformance Report`,
    product: { name: `Website of ${firm.name}`, description: firm.description },
    author: contact,
    vendor: { ...contact, website: firm.origin },
    report_date: date,
    last_modified_date: date,
    version: 1,
    notes:
      'Every level follows from the results of tests. No level was entered by hand. The report omits 4.1.1 (9.4.1.1), ' +
      'because WCAG 2.2 removed it. The W3C regards it as always satisfied in HTML.',
    evaluation_methods_used: methods,
    catalog: CATALOG,
    chapters,
  };
}

/**
 * Renders a report as YAML. With the schema of YAML 1.1, the library quotes texts that look like dates. OpenACR's tools
 * would not read an unquoted date as text.
 */
export const renderYaml = (report: object): string => stringify(report, { schema: 'yaml-1.1', lineWidth: 120 });
