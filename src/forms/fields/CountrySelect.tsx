import { ChevronDown } from 'lucide-react';
import { useButton } from 'react-aria/useButton';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import { useSelect } from 'react-aria/useSelect';
import type { PressEvent } from 'react-aria/usePress';
import { memo, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Item } from 'react-stately/Item';
import { useSelectState, type SelectState } from 'react-stately/useSelectState';
import { words } from '#site/words/forms';
import { clearTextCaret } from '../../hooks/focusAnnouncement';
import type { CountryCode } from '../../site/types';
import styles from './CountrySelect.module.css';
import { countryInWords } from './countryWords';
import fieldStyles from './fields.module.css';
import { useFlagHost } from './useFlagHost';

/** §9.1: milliseconds from the moment that focus leaves the list until it closes. */
const CLOSES_AFTER_BLUR = 200;
const LABEL = words.country.label;

/** How react-aria learns of an option. It keeps them by their country, whatever else changes: flags are no part of that. */
const item = (country: CountryCode) => (
  <Item key={country.country} textValue={countryInWords(country)}>
    {null}
  </Item>
);

interface CountryProps {
  of: CountryCode;
  /** Where the pictures are; null while that is not known. */
  flagHost: string | null;
}

function Country({ of, flagHost }: CountryProps) {
  return (
    <>
      <span aria-hidden="true" className={styles.flag}>
        {flagHost !== null && (
          <img src={`${flagHost}/w20/${of.flag}.png`} alt="" width={20} height={15} loading="lazy" />
        )}
      </span>
      <span>{countryInWords(of)}</span>
    </>
  );
}

interface OptionProps extends CountryProps {
  state: SelectState<CountryCode>;
}

function Option({ state, ...country }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { optionProps } = useOption({ key: country.of.country }, state, option);
  return (
    <div {...optionProps} ref={option} className={styles.option}>
      <Country {...country} />
    </div>
  );
}

interface OptionsProps extends Omit<OptionProps, 'of'> {
  countries: readonly CountryCode[];
  listProps: AriaListBoxOptions<CountryCode>;
}

/** The open list: to the side with more room where the window ends below, and in view whole. */
function Options({ countries, listProps, ...rest }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { listBoxProps } = useListBox(listProps, rest.state, list);
  useLayoutEffect(() => {
    if (!list.current) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    if (bottom > window.innerHeight && top > window.innerHeight - top) list.current.dataset['side'] = 'above';
    list.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div {...listBoxProps} ref={list} className={styles.list}>
      {countries.map((country) => (
        <Option key={country.country} of={country} {...rest} />
      ))}
    </div>
  );
}

export interface CountrySelectProps {
  /** Of the native control, where there is one. */
  name?: string;
  countries: readonly CountryCode[];
  /** ISO code of the chosen country. */
  value: string;
  isReadOnly: boolean;
  onChange: (country: string) => void;
}

/**
 * The country code before a phone number (§3.14): a button that opens a list (WAI-ARIA APG, listbox pattern). An option
 * reads 'India +91', its flag only decorates. Memoised: what is typed elsewhere is nothing to it.
 *
 * react-aria's hooks in our own markup: Select, Popover and ListBox of react-aria-components are 51 kB of script, and /contact
 * has its form on the page.
 */
export const CountrySelect = memo(function CountrySelect({
  countries,
  value,
  isReadOnly,
  onChange,
}: CountrySelectProps) {
  const flagHost = useFlagHost();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    // Before the list is gone: the dialog around it would otherwise take the lost focus to its start.
    if (place.current?.contains(document.activeElement)) {
      clearTextCaret();
      trigger.current?.focus();
    }
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') {
      // Caught on its way down: it closes the list only, not the dialog around it.
      event.stopPropagation();
      close();
    }
    // The Enter that chooses, and its repeats while it is held down: on a Mac it would also press the button that has the
    // focus by then, and open the list again.
    if (event.key === 'Enter' && (event.repeat || event.target !== trigger.current)) event.preventDefault();
  };

  const state = useSelectState<CountryCode>({
    items: countries,
    children: item,
    value,
    onChange: (country) => onChange(String(country)),
    isOpen,
    onOpenChange: (opens) => (opens ? setOpen(true) : close()),
    isDisabled: isReadOnly,
  });
  const { labelProps, triggerProps, valueProps, menuProps } = useSelect(
    { label: LABEL, isDisabled: isReadOnly },
    state,
    trigger,
  );
  const onPressStart = (press: PressEvent) => {
    // To react-aria a mouse only opens: its popover would close by a press anywhere. A finger and a key do both.
    if (isOpen && !['touch', 'keyboard'].includes(press.pointerType)) close();
    else triggerProps.onPressStart?.(press);
  };
  const { buttonProps } = useButton({ ...triggerProps, onPressStart }, trigger);
  // To come into view the list may scroll under the pointer: only a press that begins on an option chooses it.
  const listProps = { ...menuProps, 'aria-labelledby': labelId, shouldFocusOnHover: false };
  const chosen = countries.find(({ country }) => country === value);

  return (
    <div
      ref={place}
      onKeyDownCapture={onKeyDown}
      onBlur={() => {
        if (isOpen) timer.current = setTimeout(close, CLOSES_AFTER_BLUR);
      }}
      onFocus={() => clearTimeout(timer.current)}
      className={`${fieldStyles.field} ${styles.place}`}
    >
      <span {...labelProps} id={labelId} className={fieldStyles.label}>
        {LABEL}
      </span>
      <div className={styles.anchor}>
        <button
          {...buttonProps}
          ref={trigger}
          // The visible label first (WCAG 2.5.3), then the value, once.
          aria-labelledby={`${labelId} ${valueProps.id}`}
          className={`${fieldStyles.control} ${styles.button}`}
        >
          <span {...valueProps} className={styles.value}>
            {chosen && <Country of={chosen} flagHost={flagHost} />}
          </span>
          <ChevronDown aria-hidden="true" size="1.1em" className={styles.chevron} />
        </button>
        {isOpen && <Options countries={countries} flagHost={flagHost} state={state} listProps={listProps} />}
      </div>
    </div>
  );
});
