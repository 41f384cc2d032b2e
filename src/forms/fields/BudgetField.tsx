import { useRef } from 'react';
import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { getCurrencySymbol } from '../../site/currency';
import { fill } from '../../site/fill';
import styles from './BudgetField.module.css';
import { useNoscriptPage } from '../shared/noscript';
import { FieldShell } from './FieldShell';
import { SelectField } from './SelectField';
import { useField } from './useField';

const words = formWords.budget;

export interface BudgetFieldProps {
  name: string;
  label: string;
  helper: string;
  /** ISO 4217 code of the selected currency. With a single entry in `currencies` there is no toggle. */
  currency: string;
  currencies: readonly string[];
  onCurrencyChange: (currency: string) => void;
}

/** The attributes of §5.3. The step accepts any amount, because the browser's default step would reject cents. */
const NUMBER = { type: 'number', step: 'any' } as const;
/**
 * The attributes for inclusive rules. A number input would read the German '75.000' as 75, and would reject digits of
 * other scripts.
 */
const TEXT = { type: 'text', autoComplete: 'off' } as const;

/**
 * Renders the field for an amount, with a currency toggle (§2.14). The currency symbol inside the input follows the
 * toggle.
 */
export function BudgetField({ name, label, helper, currency, currencies, onCurrencyChange }: BudgetFieldProps) {
  const field = useField(name);
  const { value, edit, isReadOnly, rules } = field;
  const input = useRef<HTMLInputElement>(null);
  const isNoscript = useNoscriptPage() !== null;
  const isChoice = currencies.length > 1;
  const symbol = getCurrencySymbol(currency, settings.locale);
  return (
    <div className={styles.budget}>
      <FieldShell
        field={field}
        name={name}
        label={label}
        hint={
          <>
            {helper}
            {(!isNoscript || !isChoice) && <VisuallyHidden> {fill(words.inCurrency, { currency })}</VisuallyHidden>}
          </>
        }
      >
        {(control) => (
          <div className={styles.amount}>
            {/* The symbol is hidden without JavaScript, because it could not follow the selected currency. */}
            {(!isNoscript || !isChoice) && (
              <span aria-hidden="true" className={styles.symbol}>
                {symbol}
              </span>
            )}
            <input
              {...control}
              ref={input}
              inputMode="decimal"
              {...(rules === 'specified' ? NUMBER : TEXT)}
              value={value}
              onChange={(event) => edit(event.target.value)}
              readOnly={isReadOnly}
              // Removes the focus, because the mouse wheel would change the value of a focused number input unnoticed.
              onWheel={() => input.current?.blur()}
              data-long={symbol.length > 1 || undefined}
              className={`${control.className} ${styles.input}`}
            />
          </div>
        )}
      </FieldShell>
      {isChoice && isNoscript && (
        <SelectField
          name="currency"
          label={words.currencies}
          options={currencies.map((option) => ({ value: option, label: option }))}
        />
      )}
      {isChoice && !isNoscript && (
        <div role="group" aria-label={words.currencies} className={styles.currencies}>
          {currencies.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === currency}
              disabled={isReadOnly}
              onClick={() => onCurrencyChange(option)}
              className={styles.currency}
            >
              {option}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
