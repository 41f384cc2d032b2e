import { useEffect, useState } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { useHydrated } from '../../hooks/useHydrated';
import { fillPlaceholders, formatPlural } from '../../site/fill';
import { LiveText } from '../LiveText/LiveText';
import styles from './CharacterCounter.module.css';

export interface CharacterCounterProps {
  count: number;
  limit: number;
  /**
   * The count after the visitor's last edit, or null before the first edit. Only edits are announced, not changes such
   * as a form reset.
   */
  typedCount: number | null;
}

/** The time without a key press before the number of remaining characters is announced, in milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 1000;

/**
 * Renders the count and the limit (§2.11), such as '12/500 characters'. The visible count updates with each key press.
 * After a pause, screen readers announce the number of remaining characters. The caller names the limit in the field's
 * description.
 */
export function CharacterCounter({ count, limit, typedCount }: CharacterCounterProps) {
  /**
   * The count at the latest announcement, or null before the first announcement and after each change of `count`. A
   * form reset changes `count` one render before this value becomes null. The live region is therefore empty while the
   * two values differ.
   */
  const [announcedCount, setAnnouncedCount] = useState<number | null>(null);

  const isHydrated = useHydrated();

  useEffect(() => {
    if (count !== typedCount) return undefined;
    const timer = setTimeout(() => setAnnouncedCount(count), ANNOUNCEMENT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setAnnouncedCount(null);
    };
  }, [count, typedCount]);

  const text = fillPlaceholders(words.characters.typed, { count, limit });
  return (
    <span className={styles.counter}>
      {/* Prerendered markup contains the count only in an attribute, which a stylesheet displays. Text browsers
          therefore show no count, which would never change without JavaScript. */}
      <span data-count={isHydrated ? undefined : text} className={styles.typed}>
        {isHydrated && text}
      </span>
      <LiveText as="span" isHidden>
        {announcedCount === count ? formatPlural(words.characters.left, limit - count, settings.locale) : ''}
      </LiveText>
    </span>
  );
}
