import type { SelectOption } from '../../site/types';
import { FieldShell } from './FieldShell';
import { useField } from './useField';

export interface Option extends SelectOption {
  /** The options that other lists start on with this one, where an address has chosen it: 'addon=spark industry=bakery' (`chooseOptions`). */
  readonly brings?: string;
}

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
}

/** One of a few options. The browser's own control: every phone and screen reader knows it. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const field = useField(name);
  const { value, edit, isReadOnly } = field;
  return (
    <FieldShell field={field} name={name} label={label}>
      {(control) => (
        <select {...control} value={value} disabled={isReadOnly} onChange={(event) => edit(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} data-brings={option.brings}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
}
