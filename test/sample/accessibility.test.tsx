import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { accessibilityResults } from '#site/accessibilityResults';
import accessibility from '#site/accessibility';
import TextPage from '../../src/pages/legal/TextPage';
import { getTitle } from '../getTitle';

function showResults() {
  render(<TextPage id="accessibility" title={getTitle('accessibility')} content={accessibility} />, {
    wrapper: MemoryRouter,
  });
  const heading = screen.getByRole('heading', { level: 2, name: 'Test results' });
  return within(heading.closest('section') as HTMLElement);
}

test('the accessibility statement shows the figures of the recorded audit', () => {
  const section = showResults();
  const { engines, states, engineChecks, failures, falsePositives, widths } = accessibilityResults;
  for (const { name, version } of engines) expect(section.getByText(new RegExp(`${name} ${version}`))).toBeVisible();
  expect(section.getByText(new RegExp(`looked at ${states} states`))).toHaveTextContent(widths.slice(0, 2).join(', '));
  const formatCount = (count: number) => count.toLocaleString('en-GB');
  const items = section.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(`${formatCount(engineChecks)} checks`);
  expect(items[0]).toHaveTextContent(`found ${formatCount(failures)} failures`);
  expect(items[2]).toHaveTextContent(`${falsePositives} kinds of finding`);
});
