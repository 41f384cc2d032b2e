import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { words } from '#site/words/forms';
import type { CountrySelectProps } from './CountrySelect';
import { formatCountryOption } from './fieldWords';
import fieldStyles from './fields.module.css';

type List = ComponentType<CountrySelectProps>;

/**
 * Renders the field for the country code of a phone number (§3.14) in a form on a page. The field is a native select
 * until `CountrySelect` has loaded, and always without JavaScript. `CountrySelect` loads after the page, because it
 * would be a seventh of the page's JavaScript. `CountrySelect` replaces a focused select only after the select has lost
 * the focus.
 */
export function CountryField(props: CountrySelectProps) {
  const { name, countries, value, isReadOnly, onChange } = props;
  const [List, setList] = useState<List | null>(null);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Stores a country that the visitor selected before hydration.
  const adoptEarlyChoice = useEffectEvent(() => {
    const selectedCountry = select.current?.value;
    if (selectedCountry && selectedCountry !== value) onChange(selectedCountry);
  });
  useLayoutEffect(() => adoptEarlyChoice(), []);
  const loadedList = useRef<List>(null);
  useEffect(() => {
    const fetchList = async () => {
      ({ CountrySelect: loadedList.current } = await import(
        /* webpackChunkName: "country-select" */ './CountrySelect'
      ));
      if (document.activeElement !== select.current) setList(() => loadedList.current);
    };
    fetchList().catch((error: unknown) =>
      console.warn('The list of countries could not be fetched. The native select stays.', error),
    );
  }, []);

  if (List) return <List {...props} />;
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
        onBlur={() => setList(() => loadedList.current)}
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
