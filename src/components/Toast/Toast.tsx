import { CircleAlert, X } from 'lucide-react';
import { useId, type Ref } from 'react';
import styles from './Toast.module.css';

export interface ToastLine {
  /** Id of the element that the line leads to. */
  targetId: string;
  text: string;
}

export interface ToastProps {
  ref?: Ref<HTMLElement>;
  /** Its visible heading and its name. */
  title: string;
  lines: readonly ToastLine[];
  dismissLabel: string;
  /** 'corner': top right of the window from 768 px on (§2.11), in the flow of a narrower one. 'flow': where it stands. */
  placement?: 'corner' | 'flow';
  onSelect: (targetId: string) => void;
  /** Without it, it can't be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A list of what to mend, each line a link to its place (§2.11). It stays until dismissed, and is no live region: what
 * opens it moves the focus or speaks. Render it inside the dialog it belongs to: there Tab reaches it and nothing
 * makes it inert.
 */
export function Toast({ ref, title, lines, dismissLabel, placement = 'corner', onSelect, onDismiss }: ToastProps) {
  const titleId = useId();
  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.toast} data-placement={placement}>
      <div className={styles.header}>
        <CircleAlert aria-hidden="true" size="1.25em" className={styles.icon} />
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {onDismiss && (
          <button type="button" aria-label={dismissLabel} onClick={onDismiss} className={styles.dismiss}>
            <X aria-hidden="true" size="1.25em" />
          </button>
        )}
      </div>
      <ul className={styles.lines}>
        {lines.map(({ targetId, text }) => (
          <li key={targetId}>
            <a
              href={`#${targetId}`}
              onClick={(event) => {
                // In a hash-routed site the address itself would be a route.
                event.preventDefault();
                onSelect(targetId);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
