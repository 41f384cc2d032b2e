import { useFormikContext } from 'formik';
import { useCallback, useRef } from 'react';
import type { CountryCode } from '../../content/types';
import type { FormValues } from '../shared/drafts';
import { accept, hintFor } from './acceptance';
import { CountrySelect } from './CountrySelect';
import { FieldShell } from './FieldShell';
import styles from './fields.module.css';
import { splitInternational } from './international';
import { useCaret } from './useCaret';
import { useEarlyText } from './useEarlyText';
import { useField } from './useField';
import { useNotice } from './useNotice';

export interface PhoneFieldProps {
  name: string;
  /** The field that holds the country's ISO code. */
  countryName: string;
  label: string;
  countries: readonly CountryCode[];
}

/** Country code and number (§2.11, §2.12). A number pasted or filled in with its code chooses the country too. */
export function PhoneField({ name, countryName, label, countries }: PhoneFieldProps) {
  const field = useField(name);
  const { value, edit, rules, isReadOnly } = field;
  const { value: country, edit: editCountry } = useField(countryName);
  const { setFieldError } = useFormikContext<FormValues>();
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input);
  const [notice, showNotice] = useNotice();

  const onChange = (text: string) => {
    const international = splitInternational(text, countries);
    if (international) {
      const { code, country: isoCode, name: countryInWords } = international.country;
      const digits = accept('phone', international.digits, rules);
      edit(digits.value);
      editCountry(isoCode);
      return showNotice(
        [`Country code set to ${countryInWords} ${code}`, digits.notice].filter((part) => part !== '').join('. '),
      );
    }
    const accepted = accept('phone', text, rules);
    if (accepted.value !== text) keepCaret((before) => accept('phone', before, rules).value);
    edit(accepted.value);
    showNotice(accepted.notice);
  };
  useEarlyText(input, value, onChange);
  const chooseCountry = useCallback(
    (next: string) => {
      editCountry(next);
      // Whether a number is right can depend on its country.
      setFieldError(name, undefined);
    },
    [editCountry, setFieldError, name],
  );

  return (
    <div className={styles.phone}>
      <CountrySelect countries={countries} value={country} isReadOnly={isReadOnly} onChange={chooseCountry} />
      <FieldShell field={field} name={name} label={label} isRequired hint={hintFor('phone', rules)} notice={notice}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="tel"
            autoComplete="tel"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            readOnly={isReadOnly}
          />
        )}
      </FieldShell>
    </div>
  );
}
