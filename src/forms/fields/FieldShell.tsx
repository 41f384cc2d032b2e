import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import styles from './fields.module.css';

export interface FieldShellProps {
  label: string;
  /** What is accepted: part of the description. */
  hint?: ReactNode;
  error: string | undefined;
  /** What was left out of the last input, said politely. */
  notice?: string;
  /** At the end of the hint's line: a counter. */
  aside?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** What every field shows around its control: label, hint, error, notice. Stands inside a react-aria field, which links them. */
export function FieldShell({ label, hint, error, notice, aside, children }: FieldShellProps) {
  return (
    <>
      <Label className={styles.label ?? ''}>{label}</Label>
      {children}
      {(hint || aside) && (
        <div className={styles.below}>
          {hint && (
            <Text slot="description" className={styles.hint ?? ''}>
              {hint}
            </Text>
          )}
          {aside}
        </div>
      )}
      <FieldError className={styles.error ?? ''}>
        <ErrorText>{error}</ErrorText>
      </FieldError>
      {notice !== undefined && <Notice>{notice}</Notice>}
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
    <p role="status" className={isHidden ? undefined : styles.notice}>
      {isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </p>
  );
}
