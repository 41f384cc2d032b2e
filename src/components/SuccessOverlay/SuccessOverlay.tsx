import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { words } from '#site/words/controls';
import { useTabVisible } from '../../hooks/useTabVisible';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import styles from './SuccessOverlay.module.css';

export interface SuccessOverlayProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** The paragraphs of the text, which are also the accessible description. */
  paragraphs: readonly ReactNode[];
  /** Content after the text, which is not part of the accessible description. */
  details?: ReactNode;
  /**
   * The time in a visible tab until the overlay closes automatically, in milliseconds. Use of the overlay stops the
   * timer (WCAG 2.2.3). With null, the overlay never closes automatically (WCAG 3.2.5).
   */
  closeDelay: number | null;
  onClose: () => void;
}

/**
 * The events that count as use of the overlay. A resting pointer does not count, because the overlay may appear under
 * the pointer.
 */
const INTERACTION_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'touchstart'] as const;

/**
 * Returns whether the text caret is in the text of the overlay. Orca 43.1 moves the caret while it reads, and the page
 * does not receive Orca's own keys. NVDA, JAWS and VoiceOver cause no event while they read, so the overlay may close
 * meanwhile. Users of these screen readers then find the same text at the end of `main`.
 */
const isCaretInText = (overlay: HTMLElement | null, closeButton: HTMLElement | null): boolean => {
  const caretNode = document.getSelection()?.anchorNode ?? null;
  return caretNode !== null && Boolean(overlay?.contains(caretNode)) && !closeButton?.contains(caretNode);
};

/**
 * Renders the message about a sent form (§4.5) as an overlay that closes automatically. The overlay stays open if the
 * visitor uses it. A key press, a press or move of a pointer, and a screen reader's caret in the text count as use.
 * Mount the component to open the overlay, and unmount it to close the overlay.
 *
 * The focus is on 'Close'. If the focus were on the heading, which is also the dialog's name, screen readers would
 * announce the same words twice.
 */
export function SuccessOverlay({ title, paragraphs, details, closeDelay, onClose }: SuccessOverlayProps) {
  const [titleId, idPrefix] = [useId(), useId()];
  // Each paragraph has its own id in `describedBy`. If one element contained all paragraphs, Firefox would join them
  // without a space: 'soon.We'.
  const paragraphIds = paragraphs.map((_, index) => `${idPrefix}${index}`);
  const overlay = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(onClose);
  const [isUsed, setUsed] = useState(false);
  const isTabVisible = useTabVisible();

  useEffect(() => {
    const element = overlay.current;
    const onUse = (event: Event) => {
      // Ignored presses, such as the repeats of a held key, do not count as use.
      if (!event.defaultPrevented) setUsed(true);
    };
    const onSelectionChange = () => {
      if (isCaretInText(element, closeButton.current)) setUsed(true);
    };
    for (const type of INTERACTION_EVENTS) element?.addEventListener(type, onUse);
    document.addEventListener('selectionchange', onSelectionChange);
    return () => {
      document.removeEventListener('selectionchange', onSelectionChange);
      for (const type of INTERACTION_EVENTS) element?.removeEventListener(type, onUse);
    };
  }, []);
  useEffect(() => {
    if (isUsed || !isTabVisible || closeDelay === null) return undefined;
    const timer = setTimeout(() => close(), closeDelay);
    return () => clearTimeout(timer);
  }, [isUsed, isTabVisible, closeDelay]);

  return (
    <Modal
      ref={overlay}
      labelledBy={titleId}
      describedBy={paragraphIds.join(' ')}
      initialFocus={closeButton}
      onClose={onClose}
      className={styles.overlay}
    >
      <CircleCheck aria-hidden="true" size="3em" strokeWidth={1.5} className={styles.icon} />
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraphIds[index]} id={paragraphIds[index]}>
            {paragraph}
          </p>
        ))}
      </div>
      {details && <div className={styles.details}>{details}</div>}
      <Button ref={closeButton} onClick={onClose}>
        {words.close}
      </Button>
    </Modal>
  );
}
