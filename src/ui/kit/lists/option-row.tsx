import { Check } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'react';
import { formatCount } from '../../../domain/shared/figures';
import { CheckMark } from '../controls/check-mark';
import { Text } from '../layout/stack';
import styles from './option-row.module.scss';

export interface OptionListProps<Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly iconOf?: ((option: Option) => ReactNode) | undefined;
  /** At the end of the row; null: it is not known. */
  readonly countOf?: ((option: Option) => number | null) | undefined;
  readonly isSelected: (option: Option) => boolean;
  readonly multiple?: boolean;
  /** Index of the option that the keys act on; -1: none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onPick: (option: Option) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox around the options. */
export function OptionBox<Option>(props: OptionListProps<Option> & { readonly children: ReactNode }) {
  const { id, label, multiple = false, active, onKeyDown, listRef, children } = props;
  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

interface RowProps<Option> extends OptionListProps<Option> {
  readonly index: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

export function OptionRow<Option>(props: RowProps<Option>) {
  const { id, options, index, textOf, iconOf, countOf, isSelected, multiple = false, active, onPoint, onPick } = props;
  const option = options[index];
  if (option === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list handles the keys
    <div
      id={optionId(id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected(option)}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      data-active={index === active || undefined}
      className={[multiple ? styles.multiple : styles.single, props.className].filter(Boolean).join(' ')}
      style={props.style}
      onPointerMove={index === active ? undefined : () => onPoint(index)}
      onClick={() => onPick(option)}
    >
      {multiple && <CheckMark state={isSelected(option) ? 'all' : 'none'} />}
      {iconOf?.(option)}
      <Text as="span" lines={1} fit="grow" className={styles.text} title={textOf(option)} dir="auto">
        {textOf(option)}
      </Text>
      {countOf !== undefined && countOf(option) !== null && (
        <Text as="span" tone="muted" tabular>
          {' '}
          {formatCount(countOf(option) ?? 0)}
        </Text>
      )}
      {!multiple && <Check className={styles.check} size={16} aria-hidden="true" />}
    </div>
  );
}
