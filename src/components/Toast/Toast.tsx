import { CircleAlert, X } from 'lucide-react';
import { useId, type Ref } from 'react';
import styles from './Toast.module.css';

export interface ToastLine {
  /** The id of the element that the line links to. */
  targetId: string;
  text: string;
}

export interface ToastProps {
  ref?: Ref<HTMLElement>;
  /** The visible heading, which is also the accessible name. */
  title: string;
  lines: readonly ToastLine[];
  dismissLabel: string;
  /**
   * The placement. 'flow' is normal flow. 'corner' is the top right of the window (§2.11), or the top left on
   * right-to-left pages. If the window has too little space (Toast.module.css), 'corner' has the same effect as 'flow'.
   */
  placement: 'corner' | 'flow';
  onSelect: (targetId: string) => void;
  /** Called on dismissal. Without this handler, the toast can't be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/**
 * Renders a list of errors, in which each line links to its field (§2.11). The toast has no time limit. The toast is
 * not a live region, because the component that opens it moves the focus or announces the errors. If the form is in a
 * dialog, render its toast inside that dialog. Otherwise, Tab would not reach the toast, and the toast would become
 * inert.
 */
export function Toast({ ref, title, lines, dismissLabel, placement, onSelect, onDismiss }: ToastProps) {
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
                // Prevents the navigation, because the router would treat the link's URL as a route.
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
