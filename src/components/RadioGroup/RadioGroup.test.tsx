import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup';

const CHOICES = [
  { value: 'near', label: 'Near' },
  { value: 'far', label: 'Far away' },
] as const;

/** Renders two groups, each with its own value. `onChange` receives each newly selected value of the first group. */
function Groups({ onChange = () => undefined }: { onChange?: (value: string) => void }) {
  const [values, setValues] = useState<readonly ('near' | 'far')[]>(['near', 'far']);
  return values.map((value, index) => (
    <RadioGroup
      key={index}
      legend={index === 0 ? 'Way there' : 'Way back'}
      choices={CHOICES}
      value={value}
      onChange={(choice) => {
        if (index === 0) onChange(choice);
        setValues(values.map((oldValue, nth) => (nth === index ? choice : oldValue)));
      }}
    />
  ));
}

const getChecked = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ value }) => value);

test('RAD-1 RAD-2 a press on a label selects its choice in the named group and calls `onChange` once', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Groups onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Way there' }));
  await user.click(group.getByText('Far away'));
  expect(group.getByRole('radio', { name: 'Far away' })).toBeChecked();
  await user.click(group.getByText('Far away'));
  expect(onChange.mock.calls).toEqual([['far']]);
});

test('RAD-3 each group is one Tab stop, and arrow keys change only the focused group', async () => {
  const user = userEvent.setup();
  render(<Groups />);
  await user.tab();
  expect(document.activeElement).toHaveAccessibleName('Near');
  await user.keyboard('{ArrowRight}');
  expect([getChecked('Way there'), getChecked('Way back')]).toEqual([['far'], ['far']]);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect([getChecked('Way there'), getChecked('Way back')]).toEqual([['far'], ['near']]);
});

test('RAD-4 a new `value` from the parent component selects the matching choice', () => {
  const renderPart = (value: 'near' | 'far') => (
    <RadioGroup legend="Way there" choices={CHOICES} value={value} onChange={() => undefined} />
  );
  const { rerender } = render(renderPart('near'));
  rerender(renderPart('far'));
  expect(getChecked('Way there')).toEqual(['far']);
});
