import { X } from 'lucide-react';
import { Row } from '../layout/stack';
import { Text } from '../layout/text';
import styles from './chips.module.scss';

export interface ChipsProps<Value> {
  readonly shown: readonly Value[];
  /** Number of chosen values beyond the shown ones. */
  readonly more: number;
  readonly textOf: (value: Value) => string;
  readonly onRemove: (value: Value) => void;
}

/**
 * The chosen values as chips and '+N'. In a line that overflows (see `useFitting`) the styles show one chip, then none,
 * and the counter that belongs to it.
 */
export function Chips<Value>({ shown, more, textOf, onRemove }: ChipsProps<Value>) {
  const counts = [shown.length, 1, 0];
  return (
    <Row as="span" gap={8} fit="shrink" className={styles.chips}>
      {shown.map((value, index) => (
        <Chip key={index} text={textOf(value)} onRemove={() => onRemove(value)} />
      ))}
      {[...new Set(counts)].map((count) => {
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
    </Row>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <Row as="span" inline type="chip" fit="shrink" pad="0 0 0 8" className={styles.chip}>
      <Text as="span" lines={1} title={text} dir="auto">
        {text}
      </Text>
      <button type="button" className={styles.remove} aria-label={`Remove ${text}`} onClick={onRemove}>
        <X size={12} strokeWidth={2} aria-hidden="true" />
      </button>
    </Row>
  );
}
