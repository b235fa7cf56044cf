import styles from './segments.module.scss';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** Two or three choices side by side, one of which is on. */
export function Segments<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.segments}>
      {options.map(([each, text]) => (
        <button key={each} type="button" aria-pressed={each === value} dir="auto" onClick={() => onChange(each)}>
          {text}
        </button>
      ))}
    </div>
  );
}
