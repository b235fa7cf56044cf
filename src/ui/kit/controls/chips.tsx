import { Chip } from './chip';
import styles from './chips.module.scss';

export interface ChipsProps<Value> {
  readonly shown: readonly Value[];
  /** How many more are chosen than are shown. */
  readonly more: number;
  readonly textOf: (value: Value) => string;
  readonly onRemove: (value: Value) => void;
  /** Nothing else says what is chosen: one stays, however little room there is. */
  readonly oneStays?: boolean;
}

/**
 * What is chosen, as chips and '+N'. In a line without room for all of them (see `useFitting`) one stands, then none, and
 * the counter says how many do not.
 */
export function Chips<Value>({ shown, more, textOf, onRemove, oneStays = false }: ChipsProps<Value>) {
  const standing = oneStays ? [shown.length, 1] : [shown.length, 1, 0];
  return (
    <span className={oneStays ? styles.oneStays : styles.chips}>
      {shown.map((value, index) => (
        <Chip key={index} text={textOf(value)} onRemove={() => onRemove(value)} />
      ))}
      {[...new Set(standing)].map((count) => {
        const hidden = shown.length - count + more;
        return (
          hidden > 0 && (
            <span key={count} className={styles.more} data-all={count === shown.length} data-beside={count}>
              {count > 0 && '+'}
              {hidden}
            </span>
          )
        );
      })}
    </span>
  );
}
