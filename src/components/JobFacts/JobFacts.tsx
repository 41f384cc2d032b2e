import type { ReactNode } from 'react';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words } from '#site/words/jobs';
import { fillAddress, fillPlaceholders } from '../../site/fill';
import type { Job, PostalAddress, Salary } from '../../site/types';
import { formatDate } from '../formatDate';
import styles from './JobFacts.module.css';

export interface JobFactsProps {
  job: Pick<Job, 'workplace' | 'salary' | 'validThrough'>;
  /** The firm's address, which is the default workplace. */
  address: PostalAddress;
}

/**
 * Renders the workplace, the pay and the last day for applications, with the same values as in the page's structured
 * data.
 */
export function JobFacts({ job: { salary, validThrough, ...job }, address }: JobFactsProps) {
  const workplace = job.workplace ?? address;
  const workplaceText =
    'remoteIn' in workplace
      ? fillPlaceholders(words.remote, { countries: formatList(workplace.remoteIn) })
      : fillAddress(controls.address.line, workplace);
  return (
    <dl className={styles.facts}>
      <Fact label={words.workplace}>{workplaceText}</Fact>
      {salary && <Fact label={words.salary}>{formatSalary(salary)}</Fact>}
      {/* The date is not in a <time>, because Orca reads such a date twice in Firefox. The structured data contains the
          machine-readable date. */}
      {validThrough !== undefined && <Fact label={words.applyBy}>{formatDate(validThrough)}</Fact>}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.jobFact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.locale, { type: 'disjunction' }).format(names);

function formatSalary({ currency, least, most = least, per }: Salary): string {
  const fractionDigits = Number.isInteger(least) && Number.isInteger(most) ? 0 : 2;
  const { format } = new Intl.NumberFormat(settings.locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  const salaryText =
    least === most ? format(least) : fillPlaceholders(words.salaryRange, { least: format(least), most: format(most) });
  return fillPlaceholders(words.salaryPer[per], { pay: salaryText });
}
