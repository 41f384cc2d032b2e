import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import { words } from '#site/words/forms';
import { fillPlaceholders } from '../../site/fill';
import { isolate } from '../../site/isolate';
import type { CountryCode } from '../../site/types';
import { formatHint } from './fieldWords';
import type { CountrySelectProps } from './CountrySelect';
import { FieldShell } from './FieldShell';
import styles from './fields.module.css';
import { loadSendingModule } from '../../submission';
import { COUNTRY_FIELD, splitInternationalNumber } from '../../submission/international';
import { useField } from './useField';
import { useText } from './useText';

export interface PhoneFieldProps {
  name: string;
  label: string;
  countries: readonly CountryCode[];
  /**
   * The component that renders the field for the country code: `CountrySelect` in a dialog, `CountryField` on a page.
   */
  CountryControl: ComponentType<CountrySelectProps>;
}

/**
 * Renders the fields for country code and phone number (§2.11, §2.12). A number that begins with a country code also
 * selects the country, for example after a paste or an autofill.
 */
export function PhoneField({ name, label, countries, CountryControl }: PhoneFieldProps) {
  const { value: country, edit: editCountry, rules } = useField(COUNTRY_FIELD);
  const { setFieldTouched } = useFormikContext();
  /** True while the digits after a typed '+' may become a country code. The field does not show the '+'. */
  const hasPlus = useRef(false);
  const { field, filteredField, notice, textProps } = useText<HTMLInputElement>(name, (text) => {
    const completeText = hasPlus.current && /^[^+＋]/.test(text) ? `+${text}` : text;
    const internationalNumber = splitInternationalNumber(completeText, countries, rules);
    // A country code has at most four digits. If more than four characters follow a '+', the filter removes the '+',
    // and a notice reports this.
    hasPlus.current = !internationalNumber && /^[+＋].{0,4}$/.test(completeText);
    if (!internationalNumber) return { text: hasPlus.current ? completeText.slice(1) : completeText, notice: '' };
    const { code, country: isoCode, name: countryName } = internationalNumber.country;
    editCountry(isoCode);
    return {
      text: internationalNumber.digits,
      notice: fillPlaceholders(words.country.chosen, { country: countryName, code: isolate(code) }),
    };
  });
  const chooseCountry = useCallback(
    (nextCountry: string) => {
      hasPlus.current = false;
      editCountry(nextCountry);
      // Under inclusive rules, the valid phone numbers depend on the country. A change of the country therefore hides
      // the error of the number.
      void setFieldTouched(name, false, false);
    },
    [editCountry, setFieldTouched, name],
  );
  // Loads the numbering plans while the visitor types, so that the validation at submit does not wait for the download.
  // If the download fails, the validation starts another download.
  const needsNumberingPlans = rules === 'inclusive' && textProps.value !== '';
  useEffect(() => {
    if (!needsNumberingPlans) return;
    loadSendingModule()
      .then(({ loadPhoneLibrary }) => loadPhoneLibrary())
      .catch(() => undefined);
  }, [needsNumberingPlans]);

  return (
    <div className={styles.phone}>
      <CountryControl
        name={COUNTRY_FIELD}
        countries={countries}
        // A draft may contain a country that is no longer in the list. The field then shows the first country, which
        // the relay also uses.
        value={(countries.find((entry) => entry.country === country) ?? countries[0])?.country ?? ''}
        isReadOnly={field.isReadOnly}
        onChange={chooseCountry}
      />
      <FieldShell
        field={field}
        name={name}
        label={label}
        {...(filteredField && { hint: formatHint(filteredField, rules), notice })}
      >
        {(control) => <input {...control} {...textProps} type="tel" autoComplete="tel" />}
      </FieldShell>
    </div>
  );
}
