import { formatHint } from './fieldWords';
import { FieldShell } from './FieldShell';
import { useText } from './useText';

export interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: 'name' | 'email' | 'tel' | 'organization';
}

/** Renders a field for one line of text, with the filter and hint of the form's definition (§5.1). */
export function TextField({ name, label, type = 'text', autoComplete }: TextFieldProps) {
  const { field, filteredField, notice, textProps } = useText<HTMLInputElement>(name);
  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      {...(filteredField && { hint: formatHint(filteredField, field.rules), notice })}
    >
      {(control) => <input {...control} {...textProps} type={type} autoComplete={autoComplete} />}
    </FieldShell>
  );
}
