import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './Listbox.module.css';
import { makeTypeahead } from './typeahead';

export interface ListboxOption {
  id: string;
  /** Shown, spoken, and found by its first letters. */
  text: string;
  /** Before the text; only decorates. */
  icon?: ReactNode;
}

export interface ListboxProps {
  id: string;
  /** Id of what names it. */
  labelledBy: string;
  options: readonly ListboxOption[];
  /** Id of the chosen option. */
  selected: string;
  onChoose: (id: string) => void;
}

/** How many options a page key passes. */
const PAGE = 10;

/** Which option a key leads to, by its place; null for every other key. The ends hold. */
function placeAfter(key: string, at: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = places[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), count - 1);
}

/** Opens to the side with more room where the window ends below, and comes into view whole. */
function place(list: HTMLElement): void {
  const { top, bottom } = list.getBoundingClientRect();
  if (bottom > window.innerHeight && top > window.innerHeight - top) list.dataset['side'] = 'above';
  list.scrollIntoView({ block: 'nearest' });
}

/**
 * A list that one option is chosen from (WAI-ARIA APG, listbox pattern). Mount it under the button that opens it, in a
 * positioned element: it takes the focus to the chosen option. Arrows, Home, End, page keys and letters move; Enter, the
 * space bar or a press choose. The focus itself moves and no `aria-activedescendant`, which readers on touch screens do
 * not follow. Escape and leaving it are the business of who opened it.
 */
export function Listbox({ id, labelledBy, options, selected, onChoose }: ListboxProps) {
  const list = useRef<HTMLDivElement>(null);
  const [typeahead] = useState(() => makeTypeahead());
  useEffect(() => {
    if (!list.current) return;
    place(list.current);
    const chosen = list.current.querySelector<HTMLElement>('[aria-selected="true"]') ?? list.current.firstElementChild;
    if (chosen instanceof HTMLElement) chosen.focus();
  }, []);

  const items = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChoose(option.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With another key it is the browser's or the screen reader's.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const at = items().findIndex((item) => item === document.activeElement);
    if (key === 'Enter' || (key === ' ' && !typeahead.isUnderWay())) {
      event.preventDefault();
      // The key that opened the list may still be held down: its repeats choose nothing.
      if (!event.repeat) choose(at);
      return;
    }
    const texts = options.map(({ text }) => text);
    const next = placeAfter(key, at, options.length) ?? typeahead.find(key, texts, at);
    if (next === null) return;
    event.preventDefault();
    items()[next]?.focus();
  };
  const onClick = ({ target }: MouseEvent) => choose(items().findIndex((item) => item.contains(target as Node)));

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      // Its scroll bar takes the pointer's focus, from which the arrows go on.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className={styles.list}
    >
      {options.map((option) => (
        <div
          key={option.id}
          role="option"
          aria-selected={option.id === selected}
          tabIndex={-1}
          className={styles.option}
        >
          {option.icon}
          <span>{option.text}</span>
        </div>
      ))}
    </div>
  );
}
