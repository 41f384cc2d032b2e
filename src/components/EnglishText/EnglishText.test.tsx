import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { words } from '#languages/en/conformance';
import { settings } from '#site/settings';
import { RouteError } from '../../app/routing/RouteError';
import ConformancePage from '../../pages/conformance/ConformancePage';
import type { ConformanceReport } from '../../site/conformance';

const report: ConformanceReport = {
  firm: 'Nobody',
  date: '2026-03-01',
  oldestEvidence: '2026-03-01',
  browser: 'Chromium',
  engines: [],
  chapters: [
    {
      id: 'success_criteria_level_a',
      rows: [
        {
          num: '1.1.1',
          title: 'Non-text Content',
          conformance: 'supports',
          evidence: [{ source: 'signs in forced colours', passed: 12 }],
        },
      ],
    },
  ],
};

const conformancePage = <ConformancePage id="" title="Report" content={{ words, report }} />;
const renderError = (error: unknown) => <RouteError error={error} onRetry={() => undefined} />;

test.each([
  ['the name of a measurement', 'signs in forced colours', conformancePage],
  ['the title of a criterion', 'Non-text Content', conformancePage],
  ['the message of an error', 'x is not a function', renderError(new TypeError('x is not a function'))],
  [
    'the status of a response',
    '503 Service Unavailable',
    renderError({ status: 503, statusText: 'Service Unavailable' }),
  ],
])('3.1.2 %s is marked as English on a page in any language', (_name, text, page) => {
  document.documentElement.lang = settings.language;
  render(<MemoryRouter>{page}</MemoryRouter>);
  expect(screen.getByText(text, { exact: false }).closest('[lang]')).toHaveAttribute('lang', 'en');
});
