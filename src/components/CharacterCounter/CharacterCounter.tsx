import { useEffect, useState } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { fill, plural } from '../../site/fill';
import { useHydrated } from '../../hooks/useHydrated';
import { LiveText } from '../LiveText/LiveText';
import styles from './CharacterCounter.module.css';

export interface CharacterCounterProps {
  count: number;
  limit: number;
  /** The count after the visitor's last edit; null before the first. A count that came otherwise (a reset form) is not spoken. */
  typed: number | null;
  /** Milliseconds without a key before the count is spoken. */
  speaksAfter?: number;
}

/**
 * 'N/500 characters' (§2.11), live for the eye; for the ear only after a pause, never per key. The limit itself belongs
 * in the field's description.
 */
export function CharacterCounter({ count, limit, typed, speaksAfter = 1000 }: CharacterCounterProps) {
  /** Kept as the count that was true then: a reset form shows another one before the effect could take it back. */
  const [spoken, setSpoken] = useState<number | null>(null);

  const isHydrated = useHydrated();

  useEffect(() => {
    if (count !== typed) return undefined;
    const timer = setTimeout(() => setSpoken(count), speaksAfter);
    return () => {
      clearTimeout(timer);
      setSpoken(null);
    };
  }, [count, typed, speaksAfter]);

  const text = fill(words.characters.typed, { count, limit });
  return (
    <span className={styles.counter}>
      {/* Until it counts it is the style sheet's: a text browser, which would show it for ever, has none. */}
      <span data-count={isHydrated ? undefined : text} className={styles.typed}>
        {isHydrated && text}
      </span>
      <LiveText as="span" isHidden>
        {spoken === count ? plural(words.characters.left, limit - count, settings.locale) : ''}
      </LiveText>
    </span>
  );
}
