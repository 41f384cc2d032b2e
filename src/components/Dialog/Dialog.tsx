import { X } from 'lucide-react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { words } from '#site/words/controls';
import { afterNoticed, clearTextCaret } from '../../hooks/focusAnnouncement';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** Its heading and its name. */
  title: string;
  onClose: () => void;
  /** While true, Escape, the backdrop and Close are ignored (a form is being sent). */
  isBusy?: boolean;
  size?: 'form' | 'wide';
  /** Shown under the heading, and its description. */
  subtitle?: ReactNode;
  children: ReactNode;
}

/**
 * The one dialog shell (WAI-ARIA APG, dialog pattern): named by its heading, described by its subtitle, focus kept inside
 * and given back to what opened it, page scrolling locked. Mount it to open, unmount it to close.
 *
 * The backdrop is the scroller, so that all of it can be reached in a window of 320 × 256 px (WCAG 1.4.10).
 * react-aria's hooks around our own elements: its components measure the whole page at each opening.
 */
export function Dialog(props: DialogProps) {
  return (
    <Overlay>
      <Shell {...props} />
    </Overlay>
  );
}

function Shell({ title, onClose, isBusy = false, size = 'form', subtitle, children }: DialogProps) {
  const close = () => {
    if (!isBusy) onClose();
  };
  const [isEntering, setEntering] = useState(true);
  const backdrop = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const subtitleId = useId();
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: close });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true, isEntering }, state, frame);
  const { dialogProps, titleProps } = useDialog(subtitle ? { 'aria-describedby': subtitleId } : {}, dialog);
  // On the dialog itself Orca would read all that it holds, and no reader says more than it does on its first control.
  useLayoutEffect(() => {
    closeButton.current?.focus();
    return clearTextCaret;
  }, []);
  // Until a reader has compared, the page behind is covered and out of Tab's reach, but not inert.
  useEffect(() => afterNoticed(() => setEntering(false)), []);
  // A phone's keyboard leaves less of the window than its style sheets know.
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () => backdrop.current?.style.setProperty('--visual-viewport-height', `${viewport?.height ?? 0}px`);
    viewport?.addEventListener('resize', fit);
    return () => viewport?.removeEventListener('resize', fit);
  }, []);
  // The frame answers the press at once; what it holds, a form of a hundred elements, follows in a render that can wait.
  const isFilled = useDeferredValue(true, false);
  return (
    <div {...underlayProps} ref={backdrop} data-entering={isEntering || undefined} className={styles.backdrop}>
      <div {...modalProps} ref={frame} className={styles.frame} data-size={size}>
        <section {...dialogProps} ref={dialog} className={styles.dialog}>
          {/* No <header>: some engines take it for a second banner of the page. */}
          <div className={styles.header}>
            <h2 {...titleProps} className={styles.title}>
              {title}
            </h2>
            <button
              ref={closeButton}
              type="button"
              aria-label={words.close}
              data-busy={isBusy || undefined}
              onClick={close}
              className={styles.close}
            >
              <X aria-hidden="true" size="1.5em" />
            </button>
          </div>
          <div className={styles.body} aria-busy={!isFilled || undefined}>
            {subtitle && (
              <div id={subtitleId} className={styles.subtitle}>
                {subtitle}
              </div>
            )}
            {isFilled && children}
          </div>
        </section>
      </div>
    </div>
  );
}
