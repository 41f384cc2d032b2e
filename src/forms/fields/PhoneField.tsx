import { useFormikContext } from 'formik';
import { useCallback, type ComponentType } from 'react';
import { words } from '#site/words/forms';
import { fill } from '../../site/fill';
import type { CountryCode } from '../../site/types';
import { hintFor } from './acceptance';
import type { CountrySelectProps } from './CountrySelect';
import { FieldShell } from './FieldShell';
import styles from './fields.module.css';
import { splitInternational } from './international';
import { useField } from './useField';
import { useText } from './useText';

export interface PhoneFieldProps {
  name: string;
  /** The field that holds the country's ISO code. */
  countryName: string;
  label: string;
  countries: readonly CountryCode[];
  /** What the country is chosen with. */
  Countries: ComponentType<CountrySelectProps>;
}

/** Country code and number (§2.11, §2.12). A number pasted or filled in with its code chooses the country too. */
export function PhoneField({ name, countryName, label, countries, Countries }: PhoneFieldProps) {
  const { value: country, edit: editCountry } = useField(countryName);
  const { setFieldTouched } = useFormikContext();
  const { field, notice, textProps } = useText<HTMLInputElement>(name, 'phone', (text) => {
    const international = splitInternational(text, countries);
    if (!international) return null;
    const { code, country: isoCode, name: chosen } = international.country;
    editCountry(isoCode);
    return { text: international.digits, notice: fill(words.country.chosen, { country: chosen, code }) };
  });
  const chooseCountry = useCallback(
    (next: string) => {
      editCountry(next);
      // Whether a number is right can depend on its country: what was said of it is over.
      void setFieldTouched(name, false, false);
    },
    [editCountry, setFieldTouched, name],
  );

  return (
    <div className={styles.phone}>
      <Countries
        name={countryName}
        countries={countries}
        value={country}
        isReadOnly={field.isReadOnly}
        onChange={chooseCountry}
      />
      <FieldShell
        field={field}
        name={name}
        label={label}
        isRequired
        hint={hintFor('phone', field.rules)}
        notice={notice}
      >
        {(control) => <input {...control} {...textProps} type="tel" autoComplete="tel" />}
      </FieldShell>
    </div>
  );
}
