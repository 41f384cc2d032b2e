import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import styles from './SuccessOverlay.module.css';

export interface SuccessOverlayProps {
  /** Its heading and its name. */
  title: string;
  /** Read out as its description. */
  children: ReactNode;
  closeLabel: string;
  /** Milliseconds until it closes by itself; a visitor who uses it stops that (WCAG 2.2.3). */
  closesAfter: number;
  onClose: () => void;
}

/** Of the pointer only moves: an overlay that appears under a resting pointer is not hovered by anybody. */
const SIGNS_OF_USE = ['keydown', 'pointerdown', 'pointermove', 'touchstart'] as const;

/** The Enter that sent the form may still be held down, and would close what says that it was sent. */
const refuseRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * Says that something was done (§4.5). It closes by itself unless the visitor has pressed a key, touched or moved the
 * pointer in it: then it waits for them. Mount it to open, unmount it to close.
 *
 * The focus is on 'Close': on the heading, which is its name too, readers say the same words twice.
 */
export function SuccessOverlay({ title, children, closeLabel, closesAfter, onClose }: SuccessOverlayProps) {
  const [titleId, bodyId] = [useId(), useId()];
  const overlay = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useRef(onClose);
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = overlay.current;
    const onUse = (event: Event) => {
      // Nor are its repeats an answer.
      if (!('repeat' in event && event.repeat)) setUsed(true);
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
    <Modal
      ref={overlay}
      labelledBy={titleId}
      describedBy={bodyId}
      initialFocus={closeButton}
      onClose={onClose}
      className={styles.overlay}
    >
      <CircleCheck aria-hidden="true" size="3em" strokeWidth={1.5} className={styles.icon} />
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div id={bodyId} className={styles.body}>
        {children}
      </div>
      <Button ref={closeButton} onClick={onClose} onKeyDown={refuseRepeats}>
        {closeLabel}
      </Button>
    </Modal>
  );
}
