import styles from './condition-form.module.scss';

interface Props<Value extends number | string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly chosen: readonly (Value | null)[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Several values of which any may apply. */
export function Choices<Value extends number | string>({ label, options, nameOf, chosen, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(options.filter((each) => (each === option ? target.checked : chosen.includes(each))))
            }
          />
          {nameOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
