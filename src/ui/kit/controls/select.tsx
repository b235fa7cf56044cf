import { ChevronDown } from 'lucide-react';
import { Row } from '../layout/stack';
import { Menu } from '../overlays/menu';
import styles from './select.module.scss';

interface Props<Value extends string> {
  readonly label: string;
  /** The label is for screen readers only, and the list fills its container. */
  readonly isAlone?: boolean;
  readonly options: readonly (readonly [value: Value, text: string])[];
  /** One of the options; else the placeholder is shown. */
  readonly value: Value | '';
  readonly placeholder?: string;
  /** The user has to choose. */
  readonly isAsked?: boolean;
  /** In a panel whose arrow keys lead from one control to the next: a list of the browser, as a menu has arrow keys of its own. */
  readonly isInPanel?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A list of choices, of which one is chosen, with its label. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, isAlone = false } = props;
  const list = props.isInPanel === true ? <NativeList {...props} /> : <ChoiceMenu {...props} />;
  if (isAlone) return list;
  return (
    <Row as={props.isInPanel === true ? 'label' : 'div'} gap={8} type="small" tone="muted" fit="shrink">
      <span aria-hidden={props.isInPanel !== true}>{label}</span>
      {list}
    </Row>
  );
}

function ChoiceMenu<Value extends string>(props: Props<Value>) {
  const { label, isAlone = false, options, value, placeholder = '', isAsked = false, onChange } = props;
  const text = options.find(([each]) => each === value)?.[1] ?? placeholder;
  return (
    <Menu
      label={label}
      align="start"
      className={isAlone ? styles.alone : styles.root}
      triggerClassName={isAsked ? styles.asked : styles.select}
      triggerLabel={`${label}: ${text}`}
      trigger={
        <>
          <span dir="auto">{text}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[
        {
          items: options.map(([each, words]) => ({
            text: words,
            isChecked: each === value,
            onSelect: () => onChange(each),
          })),
        },
      ]}
    />
  );
}

function NativeList<Value extends string>({ label, isAlone = false, options, value, onChange }: Props<Value>) {
  return (
    <select
      className={styles.native}
      aria-label={isAlone ? label : undefined}
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
}
