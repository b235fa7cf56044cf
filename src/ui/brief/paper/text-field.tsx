import type { KeyboardEvent, ReactNode } from 'react';
import { focusAround } from '../../kit/controls/focus-around';
import styles from './text-field.module.scss';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Characters. */
  readonly limit: number;
  /** Shown while it is empty, on the screen only. */
  readonly placeholder: string;
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
    value,
    limit,
    placeholder,
    className,
    isOneLine = false,
    isInTable = false,
    id,
    onChange,
    onLeave,
    printed,
  } = props;
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
        <span className={styles.label} aria-hidden="true" data-print="none">
          <span>{label}</span>
          <span>
            {value.length} of {limit}
          </span>
        </span>
      )}
      <span className={styles.text}>
        <textarea
          id={id}
          data-print="none"
          aria-label={label}
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
    </div>
  );
}
