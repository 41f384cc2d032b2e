import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
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
  /** What the open list stands in; null while it is closed. */
  const [openIn, setOpenIn] = useState<HTMLElement | null>(null);
  const isOpen = openIn !== null;
  const [labelId, valueId] = [useId(), useId()];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Kept: react-aria makes its collection anew from options that are.
  const options = useMemo(
    () =>
      countries.map(({ code, country, flag, name }) => (
        <ListBoxItem key={country} id={country} textValue={`${name} ${code}`} className={styles.option ?? ''}>
          <span aria-hidden="true" className={styles.flag}>
            {flagHost !== null && (
              <img src={`${flagHost}/w20/${flag}.png`} alt="" width={20} height={15} loading="lazy" />
            )}
          </span>
          <span>{`${name} ${code}`}</span>
        </ListBoxItem>
      )),
    [countries, flagHost],
  );

  const close = () => {
    // Before the list is gone: the dialog around it would otherwise take the lost focus to its start.
    if (place.current?.contains(document.activeElement)) button.current?.focus();
    setOpenIn(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') {
      // Caught on its way down: it closes the list only, not the dialog around it.
      event.stopPropagation();
      close();
    }
    // On a Mac the Enter that chooses, or is held down after that, would press the button that has the focus again.
    if (event.key === 'Enter' && (event.repeat || event.target !== button.current)) event.preventDefault();
  };
  return (
    <div
      ref={place}
      onKeyDownCapture={onKeyDown}
      onBlur={() => {
        if (isOpen) timer.current = setTimeout(close, CLOSES_AFTER_BLUR);
      }}
      onFocus={() => clearTimeout(timer.current)}
      className={styles.place}
    >
      <Select
        value={value}
        onChange={(country) => onChange(String(country))}
        isOpen={isOpen}
        onOpenChange={(opens) => (opens ? setOpenIn(place.current) : close())}
        isDisabled={isReadOnly}
        validationBehavior="aria"
        autoComplete="tel-country-code"
        className={fieldStyles.field ?? ''}
      >
        <Label id={labelId} className={fieldStyles.label ?? ''}>
          Country code
        </Label>
        <Button
          ref={button}
          // The visible label first (WCAG 2.5.3), then the value, once.
          aria-labelledby={`${labelId} ${valueId}`}
          // react-aria opens by mouse and closes by finger and key only.
          onPressStart={({ pointerType }) => {
            if (isOpen && pointerType !== 'touch' && pointerType !== 'keyboard') close();
          }}
          className={`${fieldStyles.control} ${styles.button}`}
        >
          <SelectValue id={valueId} className={styles.value ?? ''} />
          <ChevronDown aria-hidden="true" size="1.1em" className={styles.chevron} />
        </Button>
        <Popover
          isNonModal
          // Without onOpenChange: react-aria would close it at once when focus leaves it (§9.1) or the page scrolls.
          isOpen={isOpen}
          // Beside its button it scrolls with it. The padding would be one to this place, not to the window.
          {...(openIn && { UNSTABLE_portalContainer: openIn })}
          containerPadding={0}
          offset={4}
          // A name asks for a role, and the list in it has both.
          render={({ 'aria-labelledby': _name, ...props }) => <div {...props} />}
          className={styles.popover ?? ''}
        >
          {/* To come into view the list may scroll under the pointer: only a press that begins on an option chooses it. */}
          <ListBox shouldFocusOnHover={false} className={styles.list ?? ''}>
            {options}
          </ListBox>
        </Popover>
      </Select>
    </div>
  );
});
