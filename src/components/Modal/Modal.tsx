import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './Modal.module.css';

export interface ModalProps {
  ref?: RefObject<HTMLDialogElement | null>;
  role?: 'dialog' | 'alertdialog';
  /** Id of its heading. */
  labelledBy: string;
  /** Id of what is read out after its name. */
  describedBy?: string | undefined;
  /** Takes the focus when it opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Escape, or the gesture that goes back on a phone. */
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** On the root element while one is open: the page behind does not scroll. */
const LOCK = 'data-modal';

/**
 * What a message of a few lines stands in, above the page or above a dialog: the browser's own dialog element, which keeps
 * the focus inside, makes everything else inert and gives the focus back once it is closed (WAI-ARIA APG, dialog pattern).
 * It needs no library's code, which may be what did not arrive. Mount it to open, unmount it to close. It stands where it
 * is rendered: inside the dialog that it covers, which so keeps the focus for its own.
 */
export function Modal({ ref, role, labelledBy, describedBy, initialFocus, onClose, className, children }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  // A layout effect: it ends while the element still stands in the page. Removed while open, it would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    root.setAttribute(LOCK, '');
    element?.showModal();
    initialFocus.current?.focus();
    return () => {
      root.removeAttribute(LOCK);
      element?.close();
    };
  }, [dialog, initialFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // Not the dialog underneath as well.
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={className ? `${styles.modal} ${className}` : styles.modal}
    >
      {children}
    </dialog>
  );
}
