import { useId, useRef, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import styles from './Alert.module.css';

export interface AlertProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** The text, which is also the accessible description. */
  children?: ReactNode;
  /** The label of the confirm button, which has the focus when the alert opens. */
  confirmLabel: string;
  /**
   * Called when the visitor presses the confirm button. The alert then has a second button, which closes the alert.
   * Without this handler, the confirm button closes the alert.
   */
  onConfirm?: () => void;
  onClose: () => void;
}

/**
 * Renders a message that requires a response (WAI-ARIA APG, alertdialog). The confirm button has the focus, and Escape
 * calls `onClose`. Mount the component to open the alert, and unmount it to close the alert. When the alert closes, the
 * focus returns to the previously focused element.
 */
export function Alert({ title, children, confirmLabel, onConfirm, onClose }: AlertProps) {
  const [titleId, bodyId] = [useId(), useId()];
  const confirmButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      labelledBy={titleId}
      describedBy={children ? bodyId : undefined}
      initialFocus={confirmButton}
      onClose={onClose}
      className={styles.alert}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
      <div className={styles.actions}>
        <Button ref={confirmButton} onClick={onConfirm ?? onClose}>
          {confirmLabel}
        </Button>
        {onConfirm && (
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </div>
    </Modal>
  );
}
