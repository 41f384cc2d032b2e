import { X } from 'lucide-react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { words } from '#site/words/controls';
import { runAfterAnnouncement, clearTextCaret } from '../../hooks/focusAnnouncement';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** The heading, which is also the accessible name. */
  title: string;
  onClose: () => void;
  /** While true, the dialog ignores Escape, the backdrop and Close (a form is being sent). */
  isBusy?: boolean;
  size?: 'form' | 'wide';
  /** The text under the heading, which is also the accessible description. */
  subtitle?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the shell of every dialog (WAI-ARIA APG, dialog pattern). Its heading is its name, and its subtitle its
 * description. It keeps the focus inside, returns it to the opener, and locks the page's scrolling. Mount it to open,
 * unmount it to close.
 *
 * The backdrop scrolls, so that the whole dialog can be reached in a window of 320 × 256 px (WCAG 1.4.10). We use
 * react-aria's hooks with our own elements, because its components measure the whole page at each opening.
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
  // With the focus on the dialog itself, Orca would read all of its content. No other reader announces more there than
  // on the first control.
  useLayoutEffect(() => {
    closeButton.current?.focus();
    return clearTextCaret;
  }, []);
  // The page behind is covered and out of Tab's reach at once. It becomes inert only after a reader has compared the
  // old focus with the new one.
  useEffect(() => runAfterAnnouncement(() => setEntering(false)), []);
  // A phone's on-screen keyboard reduces the visual viewport, which CSS viewport units ignore.
  useEffect(() => {
    const viewport = window.visualViewport;
    const fit = () => backdrop.current?.style.setProperty('--visual-viewport-height', `${viewport?.height ?? 0}px`);
    viewport?.addEventListener('resize', fit);
    return () => viewport?.removeEventListener('resize', fit);
  }, []);
  // The frame appears at once. Its content, a form of a hundred elements, follows in a render that can wait.
  const isFilled = useDeferredValue(true, false);
  return (
    <div {...underlayProps} ref={backdrop} data-entering={isEntering || undefined} className={styles.backdrop}>
      <div {...modalProps} ref={frame} className={styles.frame} data-size={size}>
        {/* Chromium 156 computes no name from the heading while a message makes it inert. */}
        <section {...dialogProps} aria-label={title} ref={dialog} className={styles.dialog}>
          {/* No <header>: some engines treat it as a second banner of the page. */}
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
