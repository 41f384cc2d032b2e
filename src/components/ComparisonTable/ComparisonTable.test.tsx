import { render, screen, within } from '@testing-library/react';
import { words } from '#site/words/controls';
import { excluded, included } from '../../site/features';
import type { ComboPlan, Feature } from '../../site/types';
import { ComparisonTable } from './ComparisonTable';

const { included: YES, notIncluded: NO } = words;
const createPlan = (name: string, apps: Feature[], marketing: Feature[]): ComboPlan => ({
  id: `${name} plan`,
  name,
  tagline: '',
  idealFor: '',
  groups: [
    { heading: 'Apps', features: apps },
    { heading: 'Marketing', features: marketing },
  ],
});

const plans = [
  createPlan('Basic', [...included('Screens'), ...excluded('Login')], included('Posts')),
  createPlan('Startup', included('Screens', 'Login', 'Only here'), included('posts')),
  createPlan('Premium', included('Login', 'Sync'), [...included('Posts'), ...excluded('Video')]),
];

test('§4.8 the table lists the features of the first plan, then further features of the last plan, matched by exact name', () => {
  render(<ComparisonTable caption="All plans" featureLabel="Feature" plans={plans} />);
  const rows = within(screen.getByRole('table', { name: 'All plans' })).getAllByRole('row');
  const cellTexts = rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(cellTexts).toEqual([
    ['Feature', 'Basic', 'Startup', 'Premium'],
    ['Apps'],
    ['Screens', YES, YES, NO],
    ['Login', NO, YES, YES],
    ['Sync', NO, NO, YES],
    ['Marketing'],
    ['Posts', YES, NO, YES],
    ['Video', NO, NO, NO],
  ]);
});

test('§4.8 1.3.1 a row header contains only the feature name, and each cell names its plan, group and feature as headers', () => {
  render(<ComparisonTable caption="All plans" featureLabel="Feature" plans={plans} />);
  const header = screen.getByRole('rowheader', { name: 'Posts' });
  const cell = header.nextElementSibling;
  expect(cell).toHaveTextContent(YES);
  const headers = (cell?.getAttribute('headers') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(new Set(headers)).toEqual(new Set(['Basic', 'Marketing', 'Posts']));
});
