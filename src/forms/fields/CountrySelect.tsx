import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Listbox } from '../../components/Listbox/Listbox';
import type { CountryCode } from '../../content/types';
import styles from './CountrySelect.module.css';
import fieldStyles from './fields.module.css';
import { useFlagHost } from './useFlagHost';

/** §9.1: milliseconds from the moment that focus leaves the list until it closes. */
const CLOSES_AFTER_BLUR = 200;

export interface CountrySelectProps {
  countries: readonly CountryCode[];
  /** ISO code of the chosen country. */
  value: string;
  isReadOnly: boolean;
  onChange: (country: string) => void;
}

/**
 * The country code before a phone number (§3.14): a button that opens a list (WAI-ARIA APG, listbox pattern). An option
 * reads 'India +91', its flag only decorates. Memoised: what is typed elsewhere is nothing to it.
 */
export const CountrySelect = memo(function CountrySelect({
  countries,
  value,
  isReadOnly,
  onChange,
}: CountrySelectProps) {
  const flagHost = useFlagHost();
  const [isOpen, setOpen] = useState(false);
  const [triggerId, labelId, valueId, listId] = [useId(), useId(), useId(), useId()];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    // Before the list is gone: the dialog around it would otherwise take the lost focus to its start.
    if (box.current?.contains(document.activeElement)) trigger.current?.focus();
    setOpen(false);
  };
  /** Caught on its way down: it closes the list only, not the dialog around it. */
  const closeByEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    } else if (event.repeat && event.key === 'Enter') {
      // The Enter that chose may still be held down: its repeats would open the list again.
      event.preventDefault();
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!isOpen || currentTarget.contains(relatedTarget)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSES_AFTER_BLUR);
  };

  const options = countries.map(({ code, country, flag, name }) => ({
    id: country,
    text: `${name} ${code}`,
    icon: (
      <span aria-hidden="true" className={styles.flag}>
        {flagHost !== null && <img src={`${flagHost}/w20/${flag}.png`} alt="" width={20} height={15} loading="lazy" />}
      </span>
    ),
  }));
  const chosen = options.find(({ id }) => id === value);

  return (
    <div
      ref={box}
      onKeyDownCapture={closeByEscape}
      onBlur={onBlur}
      onFocus={() => clearTimeout(timer.current)}
      className={fieldStyles.field}
    >
      <label id={labelId} htmlFor={triggerId} className={fieldStyles.label}>
        Country code
      </label>
      <div className={styles.place}>
        {/* The visible label first (WCAG 2.5.3), then the value, once. */}
        <button
          ref={trigger}
          id={triggerId}
          type="button"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-labelledby={`${labelId} ${valueId}`}
          disabled={isReadOnly}
          // The focus stays in an open list until the click closes it: leaving it first would close it by the clock.
          onMouseDown={isOpen ? (event) => event.preventDefault() : undefined}
          onClick={isOpen ? close : () => setOpen(true)}
          onKeyDown={onTriggerKeyDown}
          className={`${fieldStyles.control} ${styles.button}`}
        >
          <span id={valueId} className={styles.value}>
            {chosen?.icon}
            {chosen?.text}
          </span>
          <ChevronDown aria-hidden="true" size="1.1em" className={styles.chevron} />
        </button>
        {isOpen && (
          <Listbox
            id={listId}
            labelledBy={labelId}
            options={options}
            selected={value}
            onChoose={(country) => {
              close();
              onChange(country);
            }}
          />
        )}
      </div>
    </div>
  );
});
