import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#site/words/forms';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { LiveText } from '../../components/LiveText/LiveText';
import styles from './fields.module.css';
import type { FieldState } from './useField';

const getHintId = (id: string): string => `${id}-hint`;
/** Returns the id of the error message of a control. */
export const getErrorId = (id: string): string => `${id}-error`;

export interface FieldShellProps {
  field: Pick<FieldState<unknown>, 'id' | 'error' | 'form' | 'announcedId'>;
  name: string;
  label: string;
  /** A text that describes the accepted input. This text is part of the control's description. */
  hint?: ReactNode;
  /**
   * The notice about a change that the field made to the text, such as removed characters. A polite live region
   * announces the notice.
   */
  notice?: string;
  /** Content beside the hint, at the end of the same line, such as a counter. */
  aside?: ReactNode;
  /** Renders the native control with the properties that name and describe it (WCAG 1.3.1, 3.3.1). */
  children: (control: ControlProps) => ReactNode;
}

/** The properties that connect a native control with its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  'aria-required'?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/**
 * Renders the label, hint, error and notice around a control. The controls are native elements, because they process a
 * key press in a third of the time that a library's controls need.
 */
export function FieldShell({ field, name, label, hint, notice, aside, children }: FieldShellProps) {
  const { id, error, form, announcedId } = field;
  const descriptionIds = [...(hint ? [getHintId(id)] : []), ...(error && id !== announcedId ? [getErrorId(id)] : [])];
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
        ...(descriptionIds.length > 0 && { 'aria-describedby': descriptionIds.join(' ') }),
      })}
      {(hint || aside) && (
        <div className={styles.below}>
          {hint && (
            <span id={getHintId(id)} className={styles.hint}>
              {hint}
            </span>
          )}
          {aside}
        </div>
      )}
      {error && (
        <span id={getErrorId(id)} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
      {notice !== undefined && <LiveText className={styles.notice}>{notice}</LiveText>}
    </div>
  );
}

/**
 * Renders a label and hides its '*' from assistive technology, because the control has `aria-required`.
 * `hasRequiredNote` adds a visually hidden text such as '(required)', for a group whose controls have no
 * `aria-required`.
 */
export function LabelText({ children, hasRequiredNote = false }: { children: string; hasRequiredNote?: boolean }) {
  if (!children.endsWith('*')) return children;
  return (
    <>
      {children.slice(0, -1)}
      <span aria-hidden="true">*</span>
      {hasRequiredNote && <VisuallyHidden> {words.shared.required}</VisuallyHidden>}
    </>
  );
}

/** Renders an error as text with an icon, never by colour alone (WCAG 1.4.1). */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert aria-hidden="true" size="1.15em" className={styles.icon} />
      <span>{children}</span>
    </>
  );
}
