import { useId } from 'react';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps<Choice extends string> {
  /** The visible label of the group, which is also its accessible name. */
  legend: string;
  /** The choices in order, with their labels. */
  choices: readonly { value: Choice; label: string }[];
  value: Choice;
  onChange: (value: Choice) => void;
}

/** Renders a group of native radio buttons, each in a target that is at least 44 px high (WCAG 2.5.5). */
export function RadioGroup<Choice extends string>({ legend, choices, value, onChange }: RadioGroupProps<Choice>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
