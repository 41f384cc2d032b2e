import { ChevronDown } from 'lucide-react';
import {
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
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

/**
 * The country code before a phone number (§3.14): an option reads 'India +91', its flag only decorates. Memoised: it is
 * the heaviest part of a form, and what is typed elsewhere is nothing to it.
 */
export const CountrySelect = memo(function CountrySelect({
  countries,
  value,
  isReadOnly,
  onChange,
}: CountrySelectProps) {
  const flagHost = useFlagHost();
  const [isOpen, setOpen] = useState(false);
  const [labelId, valueId] = [useId(), useId()];
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeldOpen = useRef(false);
  const isHeldClosed = useRef(false);
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

  const close = () => {
    // Back to the button before the list is gone: the dialog around it would otherwise take the lost focus to its start.
    if (list.current?.contains(document.activeElement)) trigger.current?.focus();
    clearTimeout(timer.current);
    setOpen(false);
  };
  const onOpenChange = (next: boolean) => {
    if (!next) {
      if (!isHeldOpen.current) close();
      return;
    }
    if (isHeldClosed.current) return;
    clearTimeout(timer.current);
    setOpen(true);
  };
  /** react-aria's press only ever opens, unless it is a finger's; a key toggles. */
  const onPointerDown = ({ button, pointerType, target }: PointerEvent) => {
    const isOnTrigger = target instanceof Node && trigger.current?.contains(target) === true;
    // The button's own handler is still to come and would open it again; for a screen reader's press it comes with the click.
    isHeldClosed.current = isOpen && isOnTrigger && button === 0;
    // A finger may be about to scroll: it has pressed once it clicks.
    if (isHeldClosed.current && pointerType !== 'touch') close();
  };
  const onClick = () => {
    if (isHeldClosed.current) close();
    setTimeout(() => {
      isHeldClosed.current = false;
    });
  };
  /** Closes the list only, not the dialog around it, from the button as well. */
  const onKeyDown = (event: KeyboardEvent) => {
    isHeldClosed.current = false;
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isOpen || list.current?.contains(relatedTarget)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(close, CLOSES_AFTER_BLUR);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (list.current?.contains(target)) clearTimeout(timer.current);
  };

  return (
    <div
      onBlurCapture={onBlur}
      onFocusCapture={onFocus}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={onPointerDown}
      onClickCapture={onClick}
    >
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
          // The timer closes it, after 200 ms; the popover itself would at once.
          shouldCloseOnInteractOutside={() => false}
          offset={4}
          {...(place && { UNSTABLE_portalContainer: place })}
          className={styles.popover ?? ''}
        >
          <div ref={list}>
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
    </div>
  );
});
