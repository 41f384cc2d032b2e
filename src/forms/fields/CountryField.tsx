import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { words } from '#site/words/forms';
import type { CountrySelectProps } from './CountrySelect';
import { formatCountryOption } from './fieldWords';
import fieldStyles from './fields.module.css';

type CountrySelectComponent = ComponentType<CountrySelectProps>;

/**
 * Renders the field for the country code of a phone number (§3.14) in a form on a page. The field is a native select
 * until `CountrySelect` has loaded, and always without JavaScript. `CountrySelect` loads after the page, because its
 * code would be a seventh of the page's JavaScript. `CountrySelect` replaces a focused select only after the select has
 * lost the focus.
 */
export function CountryField(props: CountrySelectProps) {
  const { name, countries, value, isReadOnly, onChange } = props;
  const [Replacement, setReplacement] = useState<CountrySelectComponent | null>(null);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Stores a country that the visitor selected before hydration.
  const storeEarlyChoice = useEffectEvent(() => {
    const selectedCountry = select.current?.value;
    if (selectedCountry && selectedCountry !== value) onChange(selectedCountry);
  });
  useLayoutEffect(() => storeEarlyChoice(), []);
  const loadedReplacement = useRef<CountrySelectComponent>(null);
  useEffect(() => {
    const fetchReplacement = async () => {
      ({ CountrySelect: loadedReplacement.current } = await import(
        /* webpackChunkName: "country-select" */ './CountrySelect'
      ));
      if (document.activeElement !== select.current) setReplacement(() => loadedReplacement.current);
    };
    fetchReplacement().catch((error: unknown) =>
      console.warn('The list of countries could not be fetched. The native select stays.', error),
    );
  }, []);

  if (Replacement) return <Replacement {...props} />;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {words.country.label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        autoComplete="tel-country-code"
        value={value}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          // When the browser window loses the focus, the select stays the active element.
          if (document.activeElement !== select.current) setReplacement(() => loadedReplacement.current);
        }}
        className={fieldStyles.control}
      >
        {countries.map((option) => (
          <option key={option.country} value={option.country}>
            {formatCountryOption(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
