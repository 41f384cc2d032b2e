import { formatHint } from './fieldWords';
import { FieldShell } from './FieldShell';
import { useText } from './useText';

export interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: AutoFill;
}

/**
 * The attributes of an e-mail field under the specified rules. With the type 'email', Chromium would convert the 'ü' in
 * 'ada@müller.com' to other letters with hyphens. The filter would then turn this value into another valid e-mail
 * address. The remaining attributes make browsers show the e-mail keyboard and turn off automatic capitals and
 * corrections, as for the type 'email'.
 */
const FILTERED_EMAIL_ATTRIBUTES = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Renders a field for one line of text, with the filter and hint of the form's definition (§5.1). */
export function TextField({ name, label, type = 'text', autoComplete }: TextFieldProps) {
  const { field, filteredField, notice, textProps } = useText<HTMLInputElement>(name);
  const isFilteredEmail = type === 'email' && filteredField && field.rules === 'specified';
  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      {...(filteredField && { hint: formatHint(filteredField, field.rules), notice })}
    >
      {(control) => (
        <input
          {...control}
          {...textProps}
          {...(isFilteredEmail ? FILTERED_EMAIL_ATTRIBUTES : { type })}
          autoComplete={autoComplete}
        />
      )}
    </FieldShell>
  );
}
