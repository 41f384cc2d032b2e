import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import styles from './fields.module.css';
import type { Field } from './useField';

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-error`;

export interface FieldShellProps {
  /** Of the control. */
  id: string;
  label: string;
  /** What is accepted: part of the description. */
  hint?: ReactNode;
  error: string | undefined;
  /** What was left out of the last input, said politely. */
  notice?: string;
  /** At the end of the hint's line: a counter. */
  aside?: ReactNode;
  /** The control, with the attributes of {@link controlProps}. */
  children: ReactNode;
}

/** What every field shows around its control: label, hint, error, notice. */
export function FieldShell({ id, label, hint, error, notice, aside, children }: FieldShellProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
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

export interface ControlOptions {
  name: string;
  isRequired?: boolean;
  /** The shell around it has a hint. */
  hasHint?: boolean;
}

/**
 * The attributes of a native control in a {@link FieldShell}: what describes it is said with it (WCAG 1.3.1, 3.3.1). The
 * browser's own elements and no library: a letter typed costs a third of the work.
 */
export function controlProps(
  { id, error }: Pick<Field<unknown>, 'id' | 'error'>,
  { name, isRequired = false, hasHint = false }: ControlOptions,
) {
  const described = [...(hasHint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])];
  return {
    id,
    name,
    className: styles.control,
    ...(isRequired && { 'aria-required': true as const }),
    ...(error && { 'aria-invalid': true as const }),
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
  };
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
    <p role="status" className={isHidden ? undefined : styles.notice}>
      {isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </p>
  );
}
