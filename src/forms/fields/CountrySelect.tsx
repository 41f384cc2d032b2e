import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
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

/** The country code before a phone number (§3.14): an option reads 'India +91', its flag only decorates. */
export function CountrySelect({ countries, value, isReadOnly, onChange }: CountrySelectProps) {
  const flagHost = useFlagHost();
  const [isOpen, setOpen] = useState(false);
  const [labelId, valueId] = [useId(), useId()];
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeldOpen = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The popover asks to close on any scroll. This one moves along with its field, and a page that is still coming to
    // rest under a finger must not take the list away.
    const onScroll = () => {
      isHeldOpen.current = true;
      setTimeout(() => {
        isHeldOpen.current = false;
      });
    };
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('scroll', onScroll, true);
      clearTimeout(timer.current);
    };
  }, []);

  const onOpenChange = (next: boolean) => {
    if (!next && isHeldOpen.current) return;
    // Back to the button before the list is gone: the dialog around it would otherwise take the lost focus to its start.
    if (!next && list.current?.contains(document.activeElement)) trigger.current?.focus();
    clearTimeout(timer.current);
    setOpen(next);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // The popover asks to close while the blur is still on its way: the timer below answers that one.
    isHeldOpen.current = true;
    queueMicrotask(() => {
      isHeldOpen.current = false;
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), CLOSES_AFTER_BLUR);
  };

  return (
    <Select
      value={value}
      onChange={(key) => onChange(String(key))}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDisabled={isReadOnly}
      className={styles.select ?? ''}
    >
      <Label className={fieldStyles.label ?? ''}>
        <span id={labelId}>Country code</span>
      </Label>
      {/* The visible label first (WCAG 2.5.3), then the value, once. */}
      <Button
        ref={trigger}
        aria-labelledby={`${labelId} ${valueId}`}
        className={`${fieldStyles.control} ${styles.button}`}
      >
        <span id={valueId}>
          <SelectValue className={styles.value ?? ''} />
        </span>
        <ChevronDown aria-hidden="true" size="1.1em" className={styles.chevron} />
      </Button>
      <div ref={setPlace} />
      {/* Not modal: Tab leaves the list, and the page beside it stays readable. It stands in the form, so it is in its landmark. */}
      <Popover
        isNonModal
        offset={4}
        {...(place && { UNSTABLE_portalContainer: place })}
        className={styles.popover ?? ''}
      >
        <div ref={list} onBlurCapture={onBlur} onFocusCapture={() => clearTimeout(timer.current)}>
          <ListBox items={countries} dependencies={[flagHost]} className={styles.list ?? ''}>
            {({ code, country, flag, name }) => (
              <ListBoxItem id={country} textValue={`${name} ${code}`} className={styles.option ?? ''}>
                <span aria-hidden="true" className={styles.flag}>
                  {flagHost !== null && (
                    <img src={`${flagHost}/w20/${flag}.png`} alt="" width={20} height={15} loading="lazy" />
                  )}
                </span>
                <span>{`${name} ${code}`}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </div>
      </Popover>
    </Select>
  );
}
