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
import { formatCountryOption } from './fieldWords';
import fieldStyles from './fields.module.css';
import { useFlagHost } from './useFlagHost';

/** §9.1: the delay from the loss of focus until the list closes, in milliseconds. */
const CLOSE_DELAY_MS = 200;
const FIELD_LABEL = words.country.label;

/**
 * Returns the item of a country for react-aria's collection. `Option` renders the flag and the text, because react-aria
 * caches items. A cached item would never show a flag, because the base URL of the flags loads later.
 */
const renderItem = (country: CountryCode) => (
  <Item key={country.country} textValue={formatCountryOption(country)}>
    {null}
  </Item>
);

interface CountryWithFlagProps {
  country: CountryCode;
  /** The base URL of the flag images, or null until site-config.json has loaded. */
  flagBaseUrl: string | null;
}

function CountryWithFlag({ country, flagBaseUrl }: CountryWithFlagProps) {
  return (
    <>
      <span aria-hidden="true" className={styles.flag}>
        {flagBaseUrl !== null && (
          <img src={`${flagBaseUrl}/w20/${country.flag}.png`} alt="" width={20} height={15} loading="lazy" />
        )}
      </span>
      <span>{formatCountryOption(country)}</span>
    </>
  );
}

interface OptionProps extends CountryWithFlagProps {
  state: SelectState<CountryCode>;
}

function Option({ state, ...props }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const { optionProps } = useOption({ key: props.country.country }, state, option);
  return (
    <div {...optionProps} ref={option} className={styles.option}>
      <CountryWithFlag {...props} />
    </div>
  );
}

interface OptionListProps extends Omit<OptionProps, 'country'> {
  countries: readonly CountryCode[];
  listProps: AriaListBoxOptions<CountryCode>;
}

/**
 * Renders the open list. The list opens upwards if it does not fit below the button and the space above the button is
 * larger. In both directions, the page scrolls until the list is completely visible.
 */
function OptionList({ countries, listProps, ...rest }: OptionListProps) {
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
        <Option key={country.country} country={country} {...rest} />
      ))}
    </div>
  );
}

export interface CountrySelectProps {
  /** The name of the native select that `CountryField` renders. `CountrySelect` itself ignores this property. */
  name?: string;
  countries: readonly CountryCode[];
  /** The ISO 3166-1 code of the selected country, such as 'IN'. */
  value: string;
  isReadOnly: boolean;
  onChange: (country: string) => void;
}

/**
 * Renders the field for the country code of a phone number (§3.14): a button that opens a list (WAI-ARIA APG, listbox
 * pattern). The text of an option is, for example, 'India +91'. The flag of an option is decorative. The component is
 * memoised, so that typing in other fields does not render it again. This component combines react-aria's hooks with
 * our own markup, because Select, Popover and ListBox of react-aria-components are 51 kB of JavaScript. On the contact
 * page, `CountryField` loads this component after the form.
 */
export const CountrySelect = memo(function CountrySelect({
  countries,
  value,
  isReadOnly,
  onChange,
}: CountrySelectProps) {
  const flagBaseUrl = useFlagHost();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    // Moves the focus before the list unmounts. Otherwise the focused option would disappear, and the surrounding
    // dialog would move the focus to its first element.
    if (root.current?.contains(document.activeElement)) {
      clearTextCaret();
      trigger.current?.focus();
    }
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') {
      // Stops the event in the capture phase, so that Escape closes the list and not the surrounding dialog.
      event.stopPropagation();
      close();
    }
    // Prevents the default action of the Enter press that selects an option, and of the repeats while the key is held
    // down. Otherwise, on a Mac, the key would also activate the newly focused button and open the list again.
    if (event.key === 'Enter' && (event.repeat || event.target !== trigger.current)) event.preventDefault();
  };

  const state = useSelectState<CountryCode>({
    items: countries,
    children: renderItem,
    value,
    onChange: (country) => onChange(String(country)),
    isOpen,
    onOpenChange: (isOpening) => (isOpening ? setOpen(true) : close()),
    isDisabled: isReadOnly,
  });
  const { labelProps, triggerProps, valueProps, menuProps } = useSelect(
    { label: FIELD_LABEL, isDisabled: isReadOnly },
    state,
    trigger,
  );
  // Toggles the list on release. A visitor can therefore cancel a press by moving the pointer off the button (2.5.2).
  // By default, react-aria would open the list as soon as the visitor presses the mouse button. For key presses,
  // react-aria toggles the list.
  const onPress = ({ pointerType }: PressEvent) => {
    if (pointerType === 'keyboard') return;
    trigger.current?.focus({ preventScroll: true });
    state.toggle();
  };
  const { buttonProps } = useButton({ ...triggerProps, onPressStart: () => undefined, onPress }, trigger);
  // The list may open under the pointer. With `shouldFocusOnHover: false`, the focus stays on the selected option.
  const listProps = { ...menuProps, 'aria-labelledby': labelId, shouldFocusOnHover: false };
  const selectedCountry = countries.find(({ country }) => country === value);

  return (
    <div
      ref={root}
      onKeyDownCapture={onKeyDown}
      onBlur={() => {
        if (isOpen) timer.current = setTimeout(close, CLOSE_DELAY_MS);
      }}
      onFocus={() => clearTimeout(timer.current)}
      className={fieldStyles.field}
    >
      <span {...labelProps} id={labelId} className={fieldStyles.label}>
        {FIELD_LABEL}
      </span>
      <div className={styles.anchor}>
        <button
          {...buttonProps}
          ref={trigger}
          // The accessible name consists of the visible label (WCAG 2.5.3) and the value, each once.
          aria-labelledby={`${labelId} ${valueProps.id}`}
          className={`${fieldStyles.control} ${styles.button}`}
        >
          <span {...valueProps} className={styles.value}>
            {selectedCountry && <CountryWithFlag country={selectedCountry} flagBaseUrl={flagBaseUrl} />}
          </span>
          <ChevronDown aria-hidden="true" size="1.1em" className={styles.chevron} />
        </button>
        {isOpen && <OptionList countries={countries} flagBaseUrl={flagBaseUrl} state={state} listProps={listProps} />}
      </div>
    </div>
  );
});
