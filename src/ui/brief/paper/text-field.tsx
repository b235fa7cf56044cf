import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { focusAround } from '../../kit/controls/focus-around';
import { Text } from '../../kit/layout/stack';
import styles from './text-field.module.scss';

interface Props {
  readonly label: string;
  /** What is seen of the label where the field stands below its subject. */
  readonly shortLabel?: string;
  readonly value: string;
  /** Characters. */
  readonly limit: number;
  /** Shown while it is empty, on the screen only. */
  readonly placeholder: string;
  /** What has been used of the room, where it is not counted in characters. */
  readonly counted?: string;
  /** What is wrong with the text; null: nothing. */
  readonly fault?: string | null;
  readonly className?: string | undefined;
  /** Enter leaves the field instead of starting a line. */
  readonly isOneLine?: boolean;
  /** The heading of its column stands for its label. */
  readonly isInTable?: boolean;
  readonly id?: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  /** What is printed instead of an empty text; nothing by default. */
  readonly printed?: ReactNode;
}

/** A text of the paper that can be edited: it looks like the print until it is focused. Its copy as text is printed. */
export function TextField(props: Props) {
  const {
    label,
    shortLabel = label,
    value,
    limit,
    counted,
    fault = null,
    placeholder,
    className,
    isOneLine = false,
    isInTable = false,
    id,
    onChange,
    onLeave,
    printed,
  } = props;
  const faultId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Escape' || (isOneLine && event.key === 'Enter')) {
      event.preventDefault();
      focusAround(event.currentTarget);
    }
  };
  return (
    <div
      className={[isInTable ? styles.cell : styles.field, className].filter(Boolean).join(' ')}
      data-empty={value.trim() === '' || undefined}
      data-print={isInTable ? undefined : 'plain'}
    >
      {!isInTable && (
        <Text as="span" type="chip" tone="muted" className={styles.label} aria-hidden="true" data-print="none">
          <span>{shortLabel}</span>
          <span>{counted ?? `${value.length} of ${limit}`}</span>
        </Text>
      )}
      <span className={styles.text}>
        <textarea
          id={id}
          data-print="none"
          aria-label={label}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : faultId}
          rows={1}
          dir="auto"
          maxLength={limit}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(isOneLine ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value)}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
        />
        <span className={styles.copy} aria-hidden="true" dir="auto">
          {value || printed || <span data-print="none">{placeholder}</span>}
          {/* A line that ends in a break is as high as the one after it. */}
          {value.endsWith('\n') && '\u200B'}
        </span>
      </span>
      {fault !== null && (
        <Text as="span" type="caption" id={faultId} className={styles.fault} data-print="none">
          {fault}
        </Text>
      )}
    </div>
  );
}
