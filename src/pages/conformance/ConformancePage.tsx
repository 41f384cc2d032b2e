import { Fragment, useId, type ReactNode } from 'react';
import { EnglishText } from '../../components/EnglishText/EnglishText';
import { formatDate } from '../../components/formatDate';
import links from '../../components/Link/Link.module.css';
import { OverflowRegion } from '../../components/OverflowRegion/OverflowRegion';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { SITE_BASE } from '../../hooks/siteBase';
import { CONFORMANCE_FILE, type ConformanceRow, type ConformanceWords } from '../../site/conformance';
import { PageBreadcrumb } from '../PageBreadcrumb';
import type { PageProps } from '../pageProps';
import styles from './ConformancePage.module.css';

/** Renders the conformance report: the product, the methods, and a table for each chapter of the standards. */
export default function ConformancePage({ id, title, content: { words, report } }: PageProps<'conformance'>) {
  const facts = [
    [words.product, firm.name],
    [words.date, formatDate(report.date)],
    [words.programs, [report.browser, ...report.engines.map(({ name, version }) => `${name} ${version}`)].join(', ')],
  ] as const;
  return (
    <>
      <PageHeading
        title={title}
        subtitle={words.intro}
        breadcrumb={<PageBreadcrumb label={words.breadcrumb} id={id} />}
      />
      <PageBody>
        <div className={styles.report}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <section className={styles.methods}>
            <h2>{words.methods}</h2>
            {words.methodTexts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              {/* This is an `a` element, because the hash router would handle the URL of a `Link` as a route. */}
              <a className={links.standalone} href={SITE_BASE + CONFORMANCE_FILE} download>
                {words.download}
              </a>
            </p>
          </section>
          {report.chapters.map(({ id: chapterId, rows }) => (
            <ChapterTable key={chapterId} heading={words.chapters[chapterId]} rows={rows} words={words} />
          ))}
        </div>
      </PageBody>
    </>
  );
}

interface ChapterTableProps {
  heading: string;
  rows: readonly ConformanceRow[];
  words: ConformanceWords;
}

/** Renders the requirements of a chapter with their conformance and evidence. */
function ChapterTable({ heading, rows, words }: ChapterTableProps) {
  const id = useId();
  return (
    <section className={styles.chapter}>
      <h2 id={id}>{heading}</h2>
      <OverflowRegion labelledBy={id}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{words.criterion}</th>
              <th scope="col">{words.conformance}</th>
              <th scope="col">{words.evidence}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ num, title, conformance, evidence }) => (
              <tr key={num}>
                {/* Requirement titles are in English, because only the English version of WCAG is normative. */}
                <th scope="row">
                  <EnglishText>
                    {num} {title}
                  </EnglishText>
                </th>
                <td>{words.levels[conformance]}</td>
                <td>{renderEvidence(evidence, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </OverflowRegion>
    </section>
  );
}

const { format: formatCount } = new Intl.NumberFormat(settings.locale);

const isDerived = (evidence: ConformanceRow['evidence']): evidence is readonly string[] =>
  typeof evidence[0] === 'string';

/**
 * Renders the evidence of a row: each source with its number of passed checks. If the conformance follows from other
 * criteria, renders the numbers of these criteria. The names of the sources are in English.
 */
function renderEvidence(evidence: ConformanceRow['evidence'], words: ConformanceWords): ReactNode {
  if (evidence.length === 0) return words.noEvidence;
  if (isDerived(evidence)) return `${words.derived} ${evidence.join(', ')}`;
  return evidence.map(({ source, passed }, index) => (
    <Fragment key={source}>
      {index > 0 && ', '}
      <EnglishText>{source}</EnglishText>
      {` (${formatCount(passed)})`}
    </Fragment>
  ));
}
