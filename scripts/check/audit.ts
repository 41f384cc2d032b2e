import type { AccessibilityResults } from '../../src/site/types';
import { datesOf } from './lists';
import { some, type Finding, type Look, type Site } from './site';

const AGAIN = 'Run npm run test:a11y -- --record.';
const DAY = 86_400_000;
/** A statement is reviewed at least once a year. */
const MOST_DAYS = 365;

const at = (entry: string, field: string, message: string): Finding => ({
  file: 'accessibilityResults.ts',
  entry,
  field,
  message: `${message} ${AGAIN}`,
});

function statesOf({ states, auditedStates }: Site['audit'], results: AccessibilityResults): Finding[] {
  if (states instanceof Error)
    return [
      at(
        'auditedStates',
        '',
        `can't be compared with the site, for its states can't be listed (${states.message}): mend that first.`,
      ),
    ];
  const missing = states.filter((state) => !auditedStates.includes(state));
  const gone = auditedStates.filter((state) => !states.includes(state));
  return [
    ...(missing.length > 0
      ? [at('auditedStates', '', `nobody has audited ${some(missing)}, which the site has.`)]
      : []),
    ...(gone.length > 0 ? [at('auditedStates', '', `names ${some(gone)}, which the site does not have.`)] : []),
    ...(results.states === auditedStates.length
      ? []
      : [at('accessibilityResults', 'states', `says ${results.states}, but the record has ${auditedStates.length}.`)]),
  ];
}

function ageOf(site: Site, { date }: AccessibilityResults): Finding[] {
  const age = (Date.parse(site.today) - Date.parse(date)) / DAY;
  const newer = datesOf(site).find(({ value }) => value > date && value <= site.today);
  const say = (message: string) => at('accessibilityResults', 'date', message);
  if (Number.isNaN(age)) return [say(`‘${date}’ is no date.`)];
  return [
    ...(age < 0 ? [say(`${date} is in the future.`)] : []),
    ...(age > MOST_DAYS ? [say(`the audit of ${date} is more than a year old.`)] : []),
    ...(newer ? [say(`the audit of ${date} is older than ${newer.file}, which was changed on ${newer.value}.`)] : []),
  ];
}

/** WCAG-EM: the accessibility statement speaks of this firm's site as it is, from a clean run. */
export function checkAudit(site: Site): Look {
  const { results, auditedStates } = site.audit;
  const say = (field: string, message: string) => at('accessibilityResults', field, message);
  const counts = { 'audited states': auditedStates.length };
  if (!results)
    return {
      counts,
      findings: [say('', 'there is no audit on record: the accessibility statement has nothing to tell.')],
    };
  return {
    counts,
    findings: [
      ...(results.firm === site.firm.name
        ? []
        : [say('firm', `the audit was of the site of ‘${results.firm}’, not of ‘${site.firm.name}’.`)]),
      ...statesOf(site.audit, results),
      ...ageOf(site, results),
      ...(results.failures === 0
        ? []
        : [say('failures', `the audit found ${results.failures} failures: mend them first.`)]),
    ],
  };
}
