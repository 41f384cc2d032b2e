import type { SelectOption } from '../../site/types';
import { FieldShell } from './FieldShell';
import { useField } from './useField';

export interface Option extends SelectOption {
  /**
   * The options that this option selects in other lists, such as 'addon=spark industry=bakery'. The values apply when
   * the address selects this option (`selectOptions`).
   */
  readonly brings?: string;
}

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
}

/** Renders a choice of a few options as a native select, which every phone and screen reader supports. */
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
