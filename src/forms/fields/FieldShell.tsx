import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#site/words/forms';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { LiveText } from '../../components/LiveText/LiveText';
import styles from './fields.module.css';
import type { Field } from './useField';

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-error`;

export interface FieldShellProps {
  field: Pick<Field<unknown>, 'id' | 'error' | 'form'>;
  name: string;
  label: string;
  /** What is accepted: part of the description. */
  hint?: ReactNode;
  /** What was left out of the last input, said politely. */
  notice?: string;
  /** At the end of the hint's line: a counter. */
  aside?: ReactNode;
  /** The native control, given what names and describes it (WCAG 1.3.1, 3.3.1). */
  children: (control: ControlProps) => ReactNode;
}

/** What ties a native control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  'aria-required'?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/**
 * What every field shows around its control: label, hint, error, notice. The controls are the browser's own elements and no
 * library's: a letter typed costs a third of the work.
 */
export function FieldShell({ field, name, label, hint, notice, aside, children }: FieldShellProps) {
  const { id, error, form } = field;
  const described = [...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <LabelText>{label}</LabelText>
      </label>
      {children({
        id,
        name,
        className: styles.control,
        ...(form.fields[name]?.isRequired && { 'aria-required': true }),
        ...(error && { 'aria-invalid': true }),
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
      })}
      {(hint || aside) && (
        <div className={styles.below}>
          {hint && (
            <span id={hintId(id)} className={styles.hint}>
              {hint}
            </span>
          )}
          {aside}
        </div>
      )}
      {error && (
        <span id={errorId(id)} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
      {notice !== undefined && <Notice>{notice}</Notice>}
    </div>
  );
}

/** A label whose '*' is for the eye: the control says itself that it is required, or the label does where there is none. */
export function LabelText({ children, saysRequired = false }: { children: string; saysRequired?: boolean }) {
  if (!children.endsWith('*')) return children;
  return (
    <>
      {children.slice(0, -1)}
      <span aria-hidden="true">*</span>
      {saysRequired && <VisuallyHidden> {words.shared.required}</VisuallyHidden>}
    </>
  );
}

/** An error in words and with an icon: never by colour alone (WCAG 1.4.1). */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert aria-hidden="true" size="1.15em" className={styles.icon} />
      <span>{children}</span>
    </>
  );
}

export interface NoticeProps {
  children: string;
  /** Spoken only: the eye has it elsewhere. */
  isHidden?: boolean;
}

/** A polite status under a field; empty until there is something to say. */
export function Notice({ children, isHidden = false }: NoticeProps) {
  return (
    <LiveText isHidden={isHidden} className={styles.notice}>
      {children}
    </LiveText>
  );
}
