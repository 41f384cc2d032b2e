/** Letters typed within this time belong together, in milliseconds. */
const PAUSE = 1000;

/** Letters without case and accents. No `Intl.Collator`: to make one takes a slow phone 40 ms. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A listbox finds an option by its first letters (WAI-ARIA APG, type-ahead). One for each open list. */
export interface Typeahead {
  /** Letters have been typed: a space is the next one, and chooses nothing. */
  isUnderWay: () => boolean;
  /**
   * The place of the option that a key leads to from the one `at`, or null: the next one with all the letters typed; the
   * same letter again goes on among those that begin with it.
   */
  find: (key: string, texts: readonly string[], at: number) => number | null;
}

export function makeTypeahead(now: () => number = Date.now): Typeahead {
  let typed = '';
  let last = -Infinity;
  const isUnderWay = () => typed !== '' && now() - last < PAUSE;
  return {
    isUnderWay,
    find: (key, texts, at) => {
      // Other keys have names, 'ArrowDown'.
      if ([...key].length !== 1) return null;
      typed = isUnderWay() ? typed + key : key;
      last = now();
      const [first = ''] = typed;
      const isOneLetter = [...typed].every((letter) => letter === first);
      const wanted = plain(isOneLetter ? first : typed);
      const start = isOneLetter ? at + 1 : Math.max(at, 0);
      const places = texts.map((_, index) => (start + index) % texts.length);
      return places.find((place) => plain(texts[place] ?? '').startsWith(wanted)) ?? null;
    },
  };
}
