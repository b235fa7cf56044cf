import { useId, useState } from 'react';
import { fold } from '../../domain/shared/fold';
import styles from './condition-form.module.scss';

interface ChoicesProps<Value extends number | string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly chosen: readonly (Value | null)[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Several values of which any may apply. */
export function Choices<Value extends number | string>(props: ChoicesProps<Value>) {
  const { label, options, nameOf, chosen, onChange } = props;
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

/** More names are listed when some of one is typed. */
const MOST_LISTED = 200;

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The chosen names, and a field that adds one of those of the project. */
export function NamesField({ label, names, chosen, onChange }: NamesProps) {
  const id = useId();
  const [listed, setListed] = useState(chosen);
  const [typed, setTyped] = useState('');
  const matching = names.filter((name) => fold(name).includes(fold(typed)));
  const add = (name: string): void => {
    setTyped('');
    setListed([...new Set([...listed, name])]);
    onChange([...new Set([...chosen, name])]);
  };
  return (
    <>
      <Choices label={label} options={listed} nameOf={(name) => name} chosen={chosen} onChange={onChange} />
      <input
        list={id}
        aria-label={`Add to ${label}`}
        placeholder="Add another"
        dir="auto"
        value={typed}
        onChange={({ target: { value } }) =>
          names.includes(value) && !names.some((name) => name !== value && name.startsWith(value))
            ? add(value)
            : setTyped(value)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === '') return;
          event.preventDefault();
          const [first] = matching;
          if (first !== undefined) add(names.includes(typed) ? typed : first);
        }}
      />
      <datalist id={id}>
        {matching.slice(0, MOST_LISTED).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface NumberProps {
  readonly label: string;
  /** null, or no number: nothing is entered. */
  readonly value: number | null;
  /** It is shown so many times larger: 100 for a percentage. */
  readonly factor?: number;
  readonly unit?: string;
  /** It is a whole number from this on. */
  readonly least?: number;
  readonly placeholder?: string;
  /** @param value null: it is empty */
  readonly onChange: (value: number | null) => void;
}

export function NumberField({ label, value, factor = 1, unit, least, placeholder, onChange }: NumberProps) {
  const shown = value === null || Number.isNaN(value) ? '' : Number((value * factor).toPrecision(6));
  const read = (entered: number): number =>
    least === undefined ? Number((entered / factor).toPrecision(12)) : Math.max(least, Math.floor(entered));
  return (
    <label>
      {label}
      <input
        type="number"
        min={least}
        step={least === undefined ? 'any' : 1}
        placeholder={placeholder}
        defaultValue={shown}
        onChange={({ target }) => onChange(target.value === '' ? null : read(target.valueAsNumber))}
      />
      {unit}
    </label>
  );
}
