import type { SelectOption } from '../../content/types';
import { ErrorText } from './FieldShell';
import styles from './fields.module.css';
import { useField } from './useField';

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
}

/** One of a few options. The browser's own control: every phone and screen reader knows it. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { id, value, error, edit, isReadOnly } = useField(name);
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        disabled={isReadOnly}
        onChange={(event) => edit(event.target.value)}
        className={styles.control}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={errorId} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
    </div>
  );
}
