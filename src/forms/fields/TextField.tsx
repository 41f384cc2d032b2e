import { useRef } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { accept, hintFor, type TextKind } from './acceptance';
import { FieldShell } from './FieldShell';
import styles from './fields.module.css';
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
  const { id, value, error, edit, rules, isReadOnly } = useField(name);
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
    <AriaTextField
      id={id}
      name={name}
      type={type}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      validationBehavior="aria"
      className={styles.field ?? ''}
      {...(autoComplete && { autoComplete })}
    >
      <FieldShell label={label} error={error} {...(kind && { hint: hintFor(kind, rules), notice })}>
        <Input ref={input} className={styles.control ?? ''} />
      </FieldShell>
    </AriaTextField>
  );
}
