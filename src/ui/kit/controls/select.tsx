import { Row } from '../layout/stack';
import styles from './select.module.scss';

interface Props<Value extends string> {
  readonly label: string;
  /** The label is for screen readers only, and the list fills its container. */
  readonly isAlone?: boolean;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly value: Value;
  /** The user has to choose. */
  readonly isAsked?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A native list of choices with its label. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, isAlone = false, options, value, isAsked = false, onChange } = props;
  const list = (
    <select
      className={styles.select}
      aria-label={isAlone ? label : undefined}
      data-asked={isAsked || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
  if (isAlone) return list;
  return (
    <Row as="label" gap={8} type="small" tone="muted" fit="shrink">
      {label}
      {list}
    </Row>
  );
}
