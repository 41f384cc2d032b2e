import { CharacterCounter } from '../../components/CharacterCounter/CharacterCounter';
import { useNoscriptPage } from '../shared/noscript';
import { formatHint } from './fieldWords';
import { FieldShell } from './FieldShell';
import { useText } from './useText';

export interface TextAreaFieldProps {
  name: string;
  label: string;
  placeholder?: string;
}

/**
 * Renders a field for several lines of text. The field has a character counter if the form's definition limits the text
 * during typing (§5.1). A page without JavaScript has no counter, because the counter could not change.
 */
export function TextAreaField({ name, label, placeholder }: TextAreaFieldProps) {
  const { field, filteredField, notice, typedCount, textProps } = useText<HTMLTextAreaElement>(name);
  const { value, rules } = field;
  const hasCounter = useNoscriptPage() === null;
  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      {...(filteredField && {
        notice,
        hint: formatHint(filteredField, rules),
        aside: hasCounter && (
          <CharacterCounter count={value.length} limit={filteredField.limit[rules]} typedCount={typedCount} />
        ),
      })}
    >
      {(control) => <textarea {...control} {...textProps} rows={5} {...(placeholder && { placeholder })} />}
    </FieldShell>
  );
}
