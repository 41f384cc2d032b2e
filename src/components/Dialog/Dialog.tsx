import { X } from 'lucide-react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { words } from '#site/words/controls';
import { clearTextCaret, runAfterDialogAnnouncement } from '../../hooks/focusAnnouncement';
import { ignoreAccidentalPresses } from '../../hooks/ignoreAccidentalPresses';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** The heading, which is also the accessible name. */
  title: string;
  onClose: () => void;
  /** True while a form is being sent. Escape, the backdrop and 'Close' then do not close the dialog. */
  isBusy?: boolean;
  size?: 'form' | 'wide';
  /** The text under the heading, which is also the accessible description. */
  subtitle?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the frame of every dialog (WAI-ARIA APG, dialog pattern), except short messages (`Modal`). The heading is the
 * dialog's name, and the subtitle is its description. While the dialog is open, it keeps the focus inside, and the page
 * does not scroll. When the dialog closes, it returns the focus to the opener. Mount the component to open the dialog,
 * and unmount it to close the dialog.
 *
 * The backdrop scrolls, so that the whole dialog can be reached in a window of 320 × 256 px (WCAG 1.4.10). We use
 * react-aria's hooks with our own elements, because react-aria's components measure the whole page each time a dialog
 * opens.
 */
export function Dialog(props: DialogProps) {
  return (
    <Overlay>
      <DialogShell {...props} />
    </Overlay>
  );
}

function DialogShell({ title, onClose, isBusy = false, size = 'form', subtitle, children }: DialogProps) {
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
  // Focuses 'Close', the first control. If the dialog itself had the focus, Orca would read the dialog's whole content.
  // For other screen readers, the choice of the focused element makes no difference.
  useLayoutEffect(() => {
    closeButton.current?.focus();
    const stopIgnoring = ignoreAccidentalPresses(backdrop.current);
    return () => {
      stopIgnoring();
      clearTextCaret();
    };
  }, []);
  // The page becomes inert after a delay, because a screen reader must first compare the previously focused element
  // with the new one. Until then, the dialog covers the page, and Tab can't reach the page.
  useEffect(() => runAfterDialogAnnouncement(() => setEntering(false)), []);
  // A phone's on-screen keyboard reduces only the visual viewport, which CSS viewport units ignore. Pinch zoom also
  // reduces the visual viewport, so the height is multiplied by the scale.
  useEffect(() => {
    const viewport = window.visualViewport;
    const fitToKeyboard = () =>
      backdrop.current?.style.setProperty(
        '--visual-viewport-height',
        `${viewport ? viewport.height * viewport.scale : 0}px`,
      );
    viewport?.addEventListener('resize', fitToKeyboard);
    return () => viewport?.removeEventListener('resize', fitToKeyboard);
  }, []);
  // The frame appears at once. The content of the frame, such as a form of a hundred elements, follows in a deferred
  // render.
  const isContentRendered = useDeferredValue(true, false);
  return (
    <div {...underlayProps} ref={backdrop} data-entering={isEntering || undefined} className={styles.backdrop}>
      <div {...modalProps} ref={frame} className={styles.frame} data-size={size}>
        {/* `aria-label` repeats the heading, because Chromium 156 computes no name from a heading that an alert makes
            inert. */}
        <section {...dialogProps} aria-label={title} ref={dialog} className={styles.dialog}>
          {/* Uses a <div>, because some browsers would expose a <header> as a second banner landmark of the page. */}
          <div className={styles.header}>
            <h2 {...titleProps} className={styles.title}>
              {title}
            </h2>
            <button
              ref={closeButton}
              type="button"
              aria-label={words.close}
              aria-disabled={isBusy || undefined}
              onClick={close}
              className={styles.close}
            >
              <X aria-hidden="true" size="1.5em" />
            </button>
          </div>
          <div className={styles.body} aria-busy={!isContentRendered || undefined}>
            {subtitle && (
              <div id={subtitleId} className={styles.subtitle}>
                {subtitle}
              </div>
            )}
            {isContentRendered && children}
          </div>
        </section>
      </div>
    </div>
  );
}
