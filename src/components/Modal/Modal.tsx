import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { afterNoticed, clearTextCaret } from '../../hooks/focusAnnouncement';
import styles from './Modal.module.css';

export interface ModalProps {
  ref?: RefObject<HTMLDivElement | null>;
  role?: 'dialog' | 'alertdialog';
  /** Id of its heading. */
  labelledBy: string;
  /** Id of what is read out after its name. */
  describedBy?: string | undefined;
  /** Takes the focus when it opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Escape. */
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** On the root element while one is open: the page behind does not scroll. It keeps the room of a scrollbar, where there is one. */
const LOCK = 'data-modal';

/** Makes the document inert except for `element`. Returns the parts that were not inert before. */
function isolate(element: HTMLElement): HTMLElement[] {
  const isolated: HTMLElement[] = [];
  for (let inside = element; inside !== document.body && inside.parentElement; inside = inside.parentElement)
    for (const other of inside.parentElement.children as HTMLCollectionOf<HTMLElement>)
      if (other !== inside && !other.inert) {
        other.inert = true;
        isolated.push(other);
      }
  return isolated;
}

/**
 * What a message of a few lines stands in, above the page or above a dialog (WAI-ARIA APG, dialog pattern): focus inside,
 * everything else inert, focus given back once it is closed. Mount it to open, unmount it to close. It stands where it is
 * rendered: inside the dialog that it covers, which so keeps the focus for its own.
 *
 * The focus trap is our own: it tells when code did not arrive, so it loads with the home page. react-aria's `Overlay`,
 * `useModalOverlay` and `useDialog` are 13.3 kB after brotli, all of this is 0.7 kB.
 *
 * A popover and no `<dialog>`: `showModal()` makes the rest inert at once, and then Orca is silent (`afterNoticed`). In
 * Chromium it would read an alertdialog that enters the page, then its name, then its text. Inside of `aria-live="off"` it
 * does not, and the words that name it are no text of their own until they were said as its name. To others both are nothing.
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
  // A layout effect: it ends while the element still stands in the page. Removed while open, it would take the focus with it.
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const before = document.activeElement as HTMLElement | null;
    let isolated: HTMLElement[] = [];
    // The body's width: a dialog underneath may have hidden the scrollbar, and keep its room.
    root.setAttribute(LOCK, window.innerWidth > document.body.offsetWidth ? 'scrollbar' : '');
    // A browser that knows no popover draws it by its place and z-index.
    element.showPopover?.();
    initialFocus.current?.focus();
    const words = [labelledBy, describedBy].flatMap((id) => (id && document.getElementById(id)) || []);
    for (const each of words) each.ariaHidden = 'true';
    const cancel = afterNoticed(() => {
      for (const each of words) each.ariaHidden = null;
      isolated = isolate(element);
    });
    const stayInside = ({ target }: FocusEvent) => {
      if (!element.contains(target as Node)) initialFocus.current?.focus();
    };
    // Nothing underneath hears the key as well, wherever the focus is.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('focusin', stayInside);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      cancel();
      document.removeEventListener('focusin', stayInside);
      document.removeEventListener('keydown', onKeyDown, true);
      root.removeAttribute(LOCK);
      for (const other of isolated) other.inert = false;
      clearTextCaret();
      before?.focus();
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
