import { useEffect, useState } from 'react';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { useHydrated } from '../../hooks/useHydrated';
import { fill, formatPlural } from '../../site/fill';
import { LiveText } from '../LiveText/LiveText';
import styles from './CharacterCounter.module.css';

export interface CharacterCounterProps {
  count: number;
  limit: number;
  /**
   * The count after the visitor's last edit; null before the first edit. A count that changes for another reason (a
   * form reset) is not announced.
   */
  typed: number | null;
}

/** The time without a key press before the count is announced, in milliseconds. */
const ANNOUNCEMENT_DELAY = 1000;

/**
 * Renders 'N/500 characters' (§2.11). The visible count updates with each key press. Screen readers announce the count
 * only after a pause. The limit itself belongs in the field's description.
 */
export function CharacterCounter({ count, limit, typed }: CharacterCounterProps) {
  /**
   * The last announced count. It is announced only while it equals `count`, because a form reset changes `count` first.
   */
  const [announcedCount, setAnnouncedCount] = useState<number | null>(null);

  const isHydrated = useHydrated();

  useEffect(() => {
    if (count !== typed) return undefined;
    const timer = setTimeout(() => setAnnouncedCount(count), ANNOUNCEMENT_DELAY);
    return () => {
      clearTimeout(timer);
      setAnnouncedCount(null);
    };
  }, [count, typed]);

  const text = fill(words.characters.typed, { count, limit });
  return (
    <span className={styles.counter}>
      {/* Before hydration, a stylesheet shows the count. Text browsers ignore stylesheets, so they show no count rather
          than one that never changes. */}
      <span data-count={isHydrated ? undefined : text} className={styles.typed}>
        {isHydrated && text}
      </span>
      <LiveText as="span" isHidden>
        {announcedCount === count ? formatPlural(words.characters.left, limit - count, settings.locale) : ''}
      </LiveText>
    </span>
  );
}
