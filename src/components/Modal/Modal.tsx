import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { runAfterAnnouncement, clearTextCaret } from '../../hooks/focusAnnouncement';
import { ignoreAccidentalPresses } from '../../hooks/ignoreAccidentalPresses';
import styles from './Modal.module.css';

export interface ModalProps {
  ref?: RefObject<HTMLDivElement | null>;
  role?: 'dialog' | 'alertdialog';
  /** The id of the heading, which names the dialog. */
  labelledBy: string;
  /**
   * The ids of the elements that describe the dialog, separated by spaces. Screen readers read these elements after the
   * name.
   */
  describedBy?: string | undefined;
  /** The element that gets the focus when the dialog opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Called when the visitor presses Escape. */
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The attribute that the root element has while a `Modal` is open (src/styles/base.css). With this attribute, the page
 * does not scroll. With the value 'scrollbar', the page also reserves the width of its scrollbar.
 */
const SCROLL_LOCK_ATTRIBUTE = 'data-modal';

/** Makes the document inert except for `element`. Returns the elements that this call has made inert. */
function makeOthersInert(element: HTMLElement): HTMLElement[] {
  const inertElements: HTMLElement[] = [];
  for (let ancestor = element; ancestor !== document.body && ancestor.parentElement; ancestor = ancestor.parentElement)
    for (const sibling of ancestor.parentElement.children as HTMLCollectionOf<HTMLElement>)
      if (sibling !== ancestor && !sibling.inert) {
        sibling.inert = true;
        inertElements.push(sibling);
      }
  return inertElements;
}

/**
 * Renders a message of a few lines over the page or over a dialog (WAI-ARIA APG, dialog pattern). While the message is
 * open, it keeps the focus inside. The rest of the page becomes inert after a short delay. When the message closes, it
 * returns the focus to the previously focused element. Mount the component to open the message, and unmount it to close
 * the message. If the message covers a dialog, render it inside that dialog. Otherwise the dialog would move the focus
 * out of the message.
 *
 * The site also shows a message if code can't be fetched, so every page loads this module in advance. The module has
 * its own focus trap, because the module must be small. react-aria's `Overlay`, `useModalOverlay` and `useDialog`
 * are 13.3 kB after brotli compression, and this module is 0.7 kB.
 *
 * The message is a popover and not a `<dialog>`. `showModal()` would make the rest of the page inert at once, and Orca
 * would then announce nothing. This module makes the rest of the page inert later (`runAfterAnnouncement`). In
 * Chromium, Orca would announce a new alertdialog as a live region, then its name, then its text. `aria-live="off"`
 * prevents the first announcement. The elements with the name and the description have `aria-hidden` until the rest of
 * the page is inert, so that Orca reads them only as name and description. Neither attribute affects other screen
 * readers.
 */
export function Modal({
  ref,
  role = 'dialog',
  labelledBy,
  describedBy,
  initialFocus,
  onClose,
  className,
  children,
}: ModalProps) {
  const layer = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  // The cleanup of a layout effect runs while the element is still in the page. If the focused element were removed
  // first, the focus would be lost.
  useLayoutEffect(() => {
    const layerElement = layer.current;
    if (!layerElement) return undefined;
    const root = document.documentElement;
    const previousFocus = document.activeElement as HTMLElement | null;
    let inertElements: HTMLElement[] = [];
    // Compares the window's width with the body's width, because a dialog underneath may have hidden the scrollbar and
    // reserved its width.
    root.setAttribute(SCROLL_LOCK_ATTRIBUTE, window.innerWidth > document.body.offsetWidth ? 'scrollbar' : '');
    // In browsers without popovers, `position` and `z-index` place the layer on top.
    layerElement.showPopover?.();
    initialFocus.current?.focus();
    const stopIgnoring = ignoreAccidentalPresses(layerElement);
    const textIds = [labelledBy, ...(describedBy?.split(' ') ?? [])];
    const textElements = textIds.flatMap((id) => document.getElementById(id) ?? []);
    for (const textElement of textElements) textElement.setAttribute('aria-hidden', 'true');
    const cancel = runAfterAnnouncement(() => {
      for (const textElement of textElements) textElement.removeAttribute('aria-hidden');
      inertElements = makeOthersInert(layerElement);
    });
    const keepFocusInside = ({ target }: FocusEvent) => {
      if (!layerElement.contains(target as Node)) initialFocus.current?.focus();
    };
    // In Chromium, the button loses the focus when a screen reader moves the text caret. This handler hides the loss
    // from a dialog underneath, which would otherwise restore the focus. Orca would then follow the focus and stop
    // reading.
    const hideFocusLoss = (event: FocusEvent) => {
      if (!event.relatedTarget) event.stopPropagation();
    };
    // Listens in the capture phase, so that no element underneath receives the key, wherever the focus is.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    layerElement.addEventListener('focusout', hideFocusLoss);
    document.addEventListener('focusin', keepFocusInside);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      cancel();
      stopIgnoring();
      layerElement.removeEventListener('focusout', hideFocusLoss);
      document.removeEventListener('focusin', keepFocusInside);
      document.removeEventListener('keydown', onKeyDown, true);
      root.removeAttribute(SCROLL_LOCK_ATTRIBUTE);
      for (const sibling of inertElements) sibling.inert = false;
      clearTextCaret();
      previousFocus?.focus();
    };
  }, [initialFocus, labelledBy, describedBy]);
  return (
    <div ref={layer} popover="manual" aria-live="off" className={styles.layer}>
      <div
        ref={ref}
        role={role}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={className ? `${styles.modal} ${className}` : styles.modal}
      >
        {children}
      </div>
    </div>
  );
}
