import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { words } from '#site/words/forms';
import type { CountrySelectProps } from './CountrySelect';
import { countryInWords } from './countryWords';
import fieldStyles from './fields.module.css';

type List = ComponentType<CountrySelectProps>;

/**
 * The country code (§3.14) of a form that stands on a page. Until the code of its list has come, and without scripts, it is
 * the browser's own select: react-aria's list would be a seventh of the page's scripts. A select in use is not exchanged.
 */
export function CountryField(props: CountrySelectProps) {
  const { name, countries, value, isReadOnly, onChange } = props;
  const [List, setList] = useState<List | null>(null);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before this code came.
  const takeOver = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== value) onChange(chosen);
  });
  useLayoutEffect(() => takeOver(), []);
  const arrived = useRef<List>(null);
  useEffect(() => {
    const fetchList = async () => {
      ({ CountrySelect: arrived.current } = await import(/* webpackChunkName: "country-select" */ './CountrySelect'));
      if (document.activeElement !== select.current) setList(() => arrived.current);
    };
    fetchList().catch((error: unknown) => console.warn('The list of countries stays the plain one.', error));
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
        onBlur={() => setList(() => arrived.current)}
        className={fieldStyles.control}
      >
        {countries.map((each) => (
          <option key={each.country} value={each.country}>
            {countryInWords(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
