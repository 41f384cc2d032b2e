import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup';

const CHOICES = [
  { value: 'near', label: 'Near' },
  { value: 'far', label: 'Far away' },
] as const;

// The tests of the display settings cover several groups on one page, and a change of `value` by the store.
function Group({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<'near' | 'far'>('near');
  return (
    <RadioGroup
      legend="Way there"
      choices={CHOICES}
      value={value}
      onChange={(choice) => {
        onChange(choice);
        setValue(choice);
      }}
    />
  );
}

test('RAD-1 RAD-2 a press on a label selects its choice in the named group and calls `onChange` once', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Group onChange={onChange} />);
  const group = within(screen.getByRole('group', { name: 'Way there' }));
  await user.click(group.getByText('Far away'));
  expect(group.getByRole('radio', { name: 'Far away' })).toBeChecked();
  await user.click(group.getByText('Far away'));
  expect(onChange.mock.calls).toEqual([['far']]);
});
