import { useEffect, useEffectEvent } from 'react';
import type { SelectOption } from '../../site/types';
import { FieldShell } from './FieldShell';
import { useField } from './useField';

export interface SelectFieldOption extends SelectOption {
  /**
   * The options of other lists that this option also selects, such as 'addon=spark industry=bakery'. The relay applies
   * these values when the query of the page's URL selects this option (`selectOptions`).
   */
  readonly preselections?: string;
}

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectFieldOption[];
}

/** Renders a native select for a few options. Phones and screen readers support native selects. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const field = useField(name);
  const { value, edit, isReadOnly } = field;
  const isValueInOptions = options.some((option) => option.value === value);
  const selectFirstOption = useEffectEvent(() => edit(options[0]?.value ?? ''));
  // A draft may contain an option of another page or of an earlier build. The browser then shows the first option, so
  // this effect stores the first option.
  useEffect(() => {
    if (!isValueInOptions) selectFirstOption();
  }, [isValueInOptions]);
  return (
    <FieldShell field={field} name={name} label={label}>
      {(control) => (
        <select {...control} value={value} disabled={isReadOnly} onChange={(event) => edit(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} data-preselects={option.preselections}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
}
