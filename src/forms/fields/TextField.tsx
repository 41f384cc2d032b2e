import { useRef } from 'react';
import { accept, hintFor, type TextKind } from './acceptance';
import { FieldShell } from './FieldShell';
import { useCaret } from './useCaret';
import { useEarlyText } from './useEarlyText';
import { useField } from './useField';
import { useNotice } from './useNotice';

export interface TextFieldProps {
  name: string;
  label: string;
  /** The kind whose filter, hint and limit apply (§5.1); without one everything is kept. */
  kind?: TextKind;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  isRequired?: boolean;
}

/** A line of text. */
export function TextField({ name, label, kind, type = 'text', autoComplete, isRequired = false }: TextFieldProps) {
  const field = useField(name);
  const { value, edit, rules, isReadOnly } = field;
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input);
  const [notice, showNotice] = useNotice();

  const onChange = (text: string) => {
    if (!kind) return edit(text);
    const accepted = accept(kind, text, rules);
    if (accepted.value !== text) keepCaret((before) => accept(kind, before, rules).value);
    edit(accepted.value);
    showNotice(accepted.notice);
  };
  useEarlyText(input, value, onChange);

  return (
    <FieldShell
      field={field}
      name={name}
      label={label}
      isRequired={isRequired}
      {...(kind && { hint: hintFor(kind, rules), notice })}
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isReadOnly}
          {...(autoComplete && { autoComplete })}
        />
      )}
    </FieldShell>
  );
}
