import type { SelectOption } from '../../content/types';
import { controlProps, FieldShell } from './FieldShell';
import { useField } from './useField';

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
}

/** One of a few options. The browser's own control: every phone and screen reader knows it. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const field = useField(name);
  const { id, value, error, edit, isReadOnly } = field;
  return (
    <FieldShell id={id} label={label} error={error}>
      <select
        {...controlProps(field, { name })}
        value={value}
        disabled={isReadOnly}
        onChange={(event) => edit(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
