import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
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
  const { id, value, error, edit, rules, isReadOnly } = useField(name);
  const country = useField(countryName);
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
      country.edit(isoCode);
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

  return (
    <div className={styles.phone}>
      <CountrySelect
        countries={countries}
        value={country.value}
        isReadOnly={isReadOnly}
        onChange={(next) => {
          country.edit(next);
          // Whether a number is right can depend on its country.
          setFieldError(name, undefined);
        }}
      />
      <AriaTextField
        id={id}
        name={name}
        type="tel"
        autoComplete="tel"
        value={value}
        onChange={onChange}
        isInvalid={error !== undefined}
        isReadOnly={isReadOnly}
        isRequired
        validationBehavior="aria"
        className={styles.field ?? ''}
      >
        <FieldShell label={label} error={error} hint={hintFor('phone', rules)} notice={notice}>
          <Input ref={input} className={styles.control ?? ''} />
        </FieldShell>
      </AriaTextField>
    </div>
  );
}
