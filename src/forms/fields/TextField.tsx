import { hintFor, type TextKind } from './acceptance';
import { FieldShell } from './FieldShell';
import { useText } from './useText';

export interface TextFieldProps {
  name: string;
  label: string;
  /** The kind whose filter, hint and limit apply (§5.1); without one everything is kept. */
  kind?: TextKind;
  type?: 'text' | 'email' | 'tel';
  autoComplete: 'name' | 'email' | 'tel';
  isRequired?: boolean;
}

/** A line of text. */
export function TextField({ name, label, kind, type = 'text', autoComplete, isRequired = false }: TextFieldProps) {
  const { field, notice, textProps } = useText<HTMLInputElement>(name, kind);
  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      isRequired={isRequired}
      {...(kind && { hint: hintFor(kind, field.rules), notice })}
    >
      {(control) => <input {...control} {...textProps} type={type} autoComplete={autoComplete} />}
    </FieldShell>
  );
}
