import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './CharacterCounter.module.css';

export interface CharacterCounterProps {
  count: number;
  limit: number;
  /** Milliseconds without a key before the count is spoken. */
  speaksAfter?: number;
}

/**
 * 'N/500 characters' (§2.11), live for the eye; for the ear only after a pause, never per key. The limit itself belongs
 * in the field's description.
 */
export function CharacterCounter({ count, limit, speaksAfter = 1000 }: CharacterCounterProps) {
  const [spoken, setSpoken] = useState('');
  const last = useRef(count);
  const text = `${count}/${limit} characters`;

  useEffect(() => {
    if (last.current === count) return undefined;
    const timer = setTimeout(() => {
      last.current = count;
      setSpoken(`${limit - count} characters left`);
    }, speaksAfter);
    return () => clearTimeout(timer);
  }, [count, limit, speaksAfter]);

  return (
    <span className={styles.counter}>
      <span>{text}</span>
      <span role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
    </span>
  );
}
