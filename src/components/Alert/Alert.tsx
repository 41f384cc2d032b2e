import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import styles from './Alert.module.css';

export interface AlertProps {
  /** Its heading and its name. */
  title: string;
  /** Read out as its description. */
  children?: ReactNode;
  /** Of the button that has the focus. */
  confirmLabel: string;
  /** Its press; without one it closes. */
  onConfirm?: () => void;
  /** With it there is a second button, which closes. */
  cancelLabel?: string;
  onClose: () => void;
}

/**
 * A message that must be answered (WAI-ARIA APG, alertdialog): focus on its first button, Escape closes. Mount it to open,
 * unmount it to close. Who opens it decides where the focus goes afterwards.
 */
export function Alert({ title, children, confirmLabel, onConfirm, cancelLabel, onClose }: AlertProps) {
  const [titleId, bodyId] = [useId(), useId()];
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      labelledBy={titleId}
      describedBy={children ? bodyId : undefined}
      initialFocus={confirm}
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
        <Button ref={confirm} onClick={onConfirm ?? onClose}>
          {confirmLabel}
        </Button>
        {cancelLabel && (
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </Modal>
  );
}
