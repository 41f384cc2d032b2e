import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import styles from './SuccessOverlay.module.css';

export interface SuccessOverlayProps {
  /** Its heading and its name; takes the focus. */
  title: string;
  children: ReactNode;
  closeLabel: string;
  /** Milliseconds until it closes by itself; a visitor who uses it stops that (WCAG 2.2.3). */
  closesAfter: number;
  onClose: () => void;
}

/** Of the pointer only moves: an overlay that appears under a resting pointer is not hovered by anybody. */
const SIGNS_OF_USE = ['keydown', 'pointerdown', 'pointermove', 'touchstart'] as const;

/**
 * Says that something was done (§4.5). It closes by itself unless the visitor has pressed a key, touched or moved the
 * pointer in it: then it waits for them. Mount it to open, unmount it to close.
 */
export function SuccessOverlay({ title, children, closeLabel, closesAfter, onClose }: SuccessOverlayProps) {
  const titleId = useId();
  const overlay = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = overlay.current;
    const onUse = (event: Event) => {
      // The Enter that sent the form may still be held down: its repeats are no answer.
      if (!(event instanceof KeyboardEvent && event.repeat)) setUsed(true);
    };
    for (const type of SIGNS_OF_USE) element?.addEventListener(type, onUse);
    return () => {
      for (const type of SIGNS_OF_USE) element?.removeEventListener(type, onUse);
    };
  }, []);
  useEffect(() => {
    if (isUsed) return undefined;
    const timer = setTimeout(() => close.current(), closesAfter);
    return () => clearTimeout(timer);
  }, [isUsed, closesAfter]);

  return (
    <Modal ref={overlay} labelledBy={titleId} initialFocus={heading} onClose={onClose} className={styles.overlay}>
      <CircleCheck aria-hidden="true" size="3em" strokeWidth={1.5} className={styles.icon} />
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <Button onClick={onClose}>{closeLabel}</Button>
    </Modal>
  );
}
