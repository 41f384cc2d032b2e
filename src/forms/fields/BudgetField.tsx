import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { getCurrencySymbol } from '../../site/currency';
import { fillPlaceholders } from '../../site/fill';
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
  /** The ISO 4217 code of the selected currency. */
  currency: string;
  /** The ISO 4217 codes of the selectable currencies. With a single currency, the field has no currency toggle. */
  currencies: readonly string[];
  onCurrencyChange: (currency: string) => void;
}

/**
 * The attributes of the budget input that §5.3 specifies. The step is 'any', because the browser's default step of 1
 * would reject cents.
 */
const NUMBER_INPUT_PROPS = { type: 'number', step: 'any' } as const;
/**
 * The attributes of the budget input under inclusive rules. The type is 'text', because a number input would read the
 * German '75.000' as 75 and would reject digits of other scripts.
 */
const TEXT_INPUT_PROPS = { type: 'text', autoComplete: 'off' } as const;

/**
 * Renders the field for the budget (§2.14), beside the symbol of the selected currency. With several currencies, the
 * field also has a currency toggle, or a select on a page without JavaScript.
 */
export function BudgetField({ name, label, helper, currency, currencies, onCurrencyChange }: BudgetFieldProps) {
  const field = useField(name);
  const { value, edit, isReadOnly, rules } = field;
  const isNoscript = useNoscriptPage() !== null;
  const hasCurrencyChoice = currencies.length > 1;
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
            {(!isNoscript || !hasCurrencyChoice) && (
              <VisuallyHidden>{` ${fillPlaceholders(words.inCurrency, { currency })}`}</VisuallyHidden>
            )}
          </>
        }
      >
        {(control) => (
          <div className={styles.amount}>
            {/* Without JavaScript, the symbol can't change with the selected currency. A page without JavaScript
                therefore shows the symbol only if the form has a single currency. */}
            {(!isNoscript || !hasCurrencyChoice) && (
              <span aria-hidden="true" className={styles.symbol}>
                {symbol}
              </span>
            )}
            <input
              {...control}
              inputMode="decimal"
              {...(rules === 'specified' ? NUMBER_INPUT_PROPS : TEXT_INPUT_PROPS)}
              value={value}
              onChange={(event) => edit(event.target.value)}
              readOnly={isReadOnly}
              // Removes the focus, because the mouse wheel changes the value of a focused number input, and visitors
              // may not notice the change.
              onWheel={({ currentTarget }) => currentTarget.blur()}
              data-long={symbol.length > 5 ? 'longest' : symbol.length > 1 || undefined}
              className={`${control.className} ${styles.input}`}
            />
          </div>
        )}
      </FieldShell>
      {hasCurrencyChoice && isNoscript && (
        <SelectField
          name="currency"
          label={words.currencies}
          options={currencies.map((option) => ({ value: option, label: option }))}
        />
      )}
      {hasCurrencyChoice && !isNoscript && (
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
