import { useRef } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import styles from './BudgetField.module.css';
import { FieldShell } from './FieldShell';
import fieldStyles from './fields.module.css';
import { useField } from './useField';

export type Currency = 'EUR' | 'INR';

export const CURRENCY_SYMBOLS = { EUR: '€', INR: '₹' } as const satisfies Record<Currency, string>;
const CURRENCIES = Object.keys(CURRENCY_SYMBOLS) as Currency[];

export interface BudgetFieldProps {
  name: string;
  label: string;
  helper: string;
  currency: Currency;
  onCurrencyChange: (currency: Currency) => void;
}

/** An amount and its currency (§2.14): the symbol inside the input follows the toggle. */
export function BudgetField({ name, label, helper, currency, onCurrencyChange }: BudgetFieldProps) {
  const { id, value, error, edit, isReadOnly } = useField(name);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.budget}>
      <AriaTextField
        id={id}
        name={name}
        type="number"
        value={value}
        onChange={edit}
        isInvalid={error !== undefined}
        isReadOnly={isReadOnly}
        validationBehavior="aria"
        className={fieldStyles.field ?? ''}
      >
        <FieldShell
          label={label}
          error={error}
          hint={
            <>
              {helper}
              <VisuallyHidden>{` (in ${currency})`}</VisuallyHidden>
            </>
          }
        >
          <div className={styles.amount}>
            <span aria-hidden="true" className={styles.symbol}>
              {CURRENCY_SYMBOLS[currency]}
            </span>
            <Input
              ref={input}
              inputMode="decimal"
              // Any amount: the browser would take cents for a mistake.
              step="any"
              // A turn of the wheel over a focused number changes it unseen.
              onWheel={() => input.current?.blur()}
              className={`${fieldStyles.control} ${styles.input}`}
            />
          </div>
        </FieldShell>
      </AriaTextField>
      <div role="group" aria-label="Currency" className={styles.currencies}>
        {CURRENCIES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === currency}
            disabled={isReadOnly}
            onClick={() => onCurrencyChange(each)}
            className={styles.currency}
          >
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}
