import { X } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** Its heading and its name. */
  title: string;
  onClose: () => void;
  /** While true, Escape, the backdrop and Close are ignored (a form is being sent). */
  isBusy?: boolean;
  size?: 'form' | 'wide';
  /** Shown under the heading. */
  subtitle?: ReactNode;
  children: ReactNode;
}

/**
 * The one dialog shell (WAI-ARIA APG, dialog pattern): named by its heading, focus kept inside and given back
 * to what opened it, page scrolling locked. Mount it to open, unmount it to close.
 *
 * The backdrop is the scroller, so that all of it can be reached in a window of 320 × 256 px (WCAG 1.4.10).
 * The backdrop's click is our own: react-aria's brings hidden 'Dismiss' buttons, a second and third 'Close' to the ear.
 * `aria-modal` is absent on purpose: what lies outside is hidden from assistive technology instead, which
 * VoiceOver honours more reliably.
 */
export function Dialog({ title, onClose, isBusy = false, size = 'form', subtitle, children }: DialogProps) {
  const close = () => {
    if (!isBusy) onClose();
  };
  // The frame answers the press at once; what it holds, a form of a hundred elements, follows in a render that can wait.
  const isFilled = useDeferredValue(true, false);
  // A press that began on the text of the dialog and ended outside is a selection, no wish to leave.
  const pressBeganOutside = useRef(false);
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={close}
      onPointerDown={({ target, currentTarget }) => {
        pressBeganOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressBeganOutside.current && target === currentTarget) close();
      }}
      className={styles.backdrop ?? ''}
    >
      <Modal className={styles.frame ?? ''} data-size={size}>
        <AriaDialog className={styles.dialog ?? ''}>
          {/* No <header>: some engines take it for a second banner of the page. */}
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <button
              type="button"
              aria-label="Close"
              data-busy={isBusy || undefined}
              onClick={close}
              className={styles.close}
            >
              <X aria-hidden="true" size="1.5em" />
            </button>
          </div>
          <div className={styles.body} aria-busy={!isFilled || undefined}>
            {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
            {isFilled && children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
