import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../Button/Button';
import styles from './Alert.module.css';

export interface AlertProps {
  /** Its heading and its name. */
  title: string;
  /** Read out as its description. */
  children?: ReactNode;
  confirmLabel: string;
  onClose: () => void;
}

/**
 * A message that must be answered (WAI-ARIA APG, alertdialog): focus on its one button, Escape answers too. Mount it to
 * open, unmount it to close. Who opens it decides where the focus goes afterwards.
 */
export function Alert({ title, children, confirmLabel, onClose }: AlertProps) {
  const bodyId = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  // Not autoFocus: a dialog underneath would pull the focus back before this one is known to it.
  useEffect(() => confirm.current?.focus(), []);
  return (
    <ModalOverlay isOpen onOpenChange={onClose} className={styles.backdrop ?? ''}>
      <Modal className={styles.frame ?? ''}>
        <Dialog role="alertdialog" className={styles.alert ?? ''} {...(children ? { 'aria-describedby': bodyId } : {})}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {title}
          </Heading>
          {children && (
            <div id={bodyId} className={styles.body}>
              {children}
            </div>
          )}
          <Button ref={confirm} onClick={onClose} className={styles.confirm ?? ''}>
            {confirmLabel}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
