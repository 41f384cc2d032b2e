import { useRef, useState } from 'react';
import { CharacterCounter } from '../../components/CharacterCounter/CharacterCounter';
import { limitsFor } from '../../submission/filters';
import { accept, hintFor } from './acceptance';
import { FieldShell } from './FieldShell';
import { useCaret } from './useCaret';
import { useEarlyText } from './useEarlyText';
import { useField } from './useField';
import { useNotice } from './useNotice';

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
  const field = useField(name);
  const { value, edit, rules, isReadOnly } = field;
  const area = useRef<HTMLTextAreaElement>(null);
  const keepCaret = useCaret(area);
  const [notice, showNotice] = useNotice();
  const [typed, setTyped] = useState<number | null>(null);

  const onChange = (text: string) => {
    if (!isCounted) return edit(text);
    const accepted = accept('message', text, rules);
    if (accepted.value !== text) keepCaret((before) => accept('message', before, rules).value);
    edit(accepted.value);
    setTyped(accepted.value.length);
    showNotice(accepted.notice);
  };
  useEarlyText(area, value, onChange);

  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      isRequired={isRequired}
      {...(isCounted && {
        notice,
        hint: hintFor('message', rules),
        aside: <CharacterCounter count={value.length} limit={limitsFor(rules).message} typed={typed} />,
      })}
    >
      {(control) => (
        <textarea
          {...control}
          ref={area}
          rows={5}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isReadOnly}
          {...(placeholder && { placeholder })}
        />
      )}
    </FieldShell>
  );
}
