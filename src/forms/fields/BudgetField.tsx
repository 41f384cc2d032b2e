import { useRef } from 'react';
import { words as formWords } from '#site/words/forms';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { fill } from '../../site/fill';
import { CURRENCIES, type Currency } from '../../submission';
import styles from './BudgetField.module.css';
import { usePlainPage } from '../shared/plain';
import { FieldShell } from './FieldShell';
import { SelectField } from './SelectField';
import { useField } from './useField';

const words = formWords.budget;

export const CURRENCY_SYMBOLS = { EUR: '€', INR: '₹' } as const satisfies Record<Currency, string>;

export interface BudgetFieldProps {
  name: string;
  label: string;
  helper: string;
  currency: Currency;
  onCurrencyChange: (currency: Currency) => void;
}

/** An amount and its currency (§2.14): the symbol inside the input follows the toggle. */
export function BudgetField({ name, label, helper, currency, onCurrencyChange }: BudgetFieldProps) {
  const field = useField(name);
  const { value, edit, isReadOnly } = field;
  const input = useRef<HTMLInputElement>(null);
  const isPlain = usePlainPage() !== null;
  return (
    <div className={styles.budget}>
      <FieldShell
        field={field}
        name={name}
        label={label}
        hint={
          <>
            {helper}
            {!isPlain && <VisuallyHidden> {fill(words.inCurrency, { currency })}</VisuallyHidden>}
          </>
        }
      >
        {(control) => (
          <div className={styles.amount}>
            {!isPlain && (
              <span aria-hidden="true" className={styles.symbol}>
                {CURRENCY_SYMBOLS[currency]}
              </span>
            )}
            <input
              {...control}
              ref={input}
              type="number"
              inputMode="decimal"
              // Any amount: the browser would take cents for a mistake.
              step="any"
              value={value}
              onChange={(event) => edit(event.target.value)}
              readOnly={isReadOnly}
              // A turn of the wheel over a focused number changes it unseen.
              onWheel={() => input.current?.blur()}
              className={`${control.className} ${styles.input}`}
            />
          </div>
        )}
      </FieldShell>
      {isPlain ? <PlainCurrencies /> : <Currencies {...{ currency, isReadOnly, onCurrencyChange }} />}
    </div>
  );
}

/** The browser's own control, for a page without scripts. */
const PlainCurrencies = () => (
  <SelectField
    name="currency"
    label={words.currencies}
    options={CURRENCIES.map((each) => ({ value: each, label: each }))}
  />
);

type CurrenciesProps = Pick<BudgetFieldProps, 'currency' | 'onCurrencyChange'> & { isReadOnly: boolean };

function Currencies({ currency, isReadOnly, onCurrencyChange }: CurrenciesProps) {
  return (
    <div role="group" aria-label={words.currencies} className={styles.currencies}>
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
  );
}
