import { CharacterCounter } from '../../components/CharacterCounter/CharacterCounter';
import { limitsFor } from '../../submission/filters';
import { hintFor } from './acceptance';
import { usePlainPage } from '../shared/plain';
import { FieldShell } from './FieldShell';
import { useText } from './useText';

export interface TextAreaFieldProps {
  name: string;
  label: string;
  /** With the 500 characters of §5.1 and their counter. */
  isCounted?: boolean;
  placeholder?: string;
  isRequired?: boolean;
}

/** Several lines of text. */
export function TextAreaField({ name, label, isCounted = false, placeholder, isRequired = false }: TextAreaFieldProps) {
  const { field, notice, typed, textProps } = useText<HTMLTextAreaElement>(name, isCounted ? 'message' : undefined);
  const { value, rules } = field;
  const isCounting = usePlainPage() === null;
  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      isRequired={isRequired}
      {...(isCounted && {
        notice,
        hint: hintFor('message', rules),
        aside: isCounting && <CharacterCounter count={value.length} limit={limitsFor(rules).message} typed={typed} />,
      })}
    >
      {(control) => <textarea {...control} {...textProps} rows={5} {...(placeholder && { placeholder })} />}
    </FieldShell>
  );
}
