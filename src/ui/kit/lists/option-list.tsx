import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { use, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { CheckMark } from '../controls/check-mark';
import { TextScale } from '../layout/text-scale';
import { useItemSize } from './use-item-size';
import styles from './option-list.module.scss';

export interface OptionListProps<Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly iconOf?: ((option: Option) => ReactNode) | undefined;
  readonly isSelected: (option: Option) => boolean;
  readonly multiple?: boolean;
  /** Index of the option that the keys act on; -1: none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onPick: (option: Option) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/** In units of 1/16 rem: 20 rem at most (specification, section 9), until the list is measured. */
const LIST_HEIGHT = 320;
const OVERSCAN = 4;

/** In units of 1/16 rem; larger for touch. */
function optionHeight(): number {
  return window.matchMedia('(pointer: coarse)').matches ? 44 : 36;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A virtual listbox: renders the options near the visible part, and the active one. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { id, label, options, textOf, iconOf, isSelected, multiple = false, active, onPoint, onPick } = props;
  const { onKeyDown, listRef } = props;
  const textScale = use(TextScale);
  const [usualHeight] = useState(optionHeight);
  const height = usualHeight * textScale;
  const listHeight = LIST_HEIGHT * textScale;
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React Compiler, which is off
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: { width: listHeight, height: listHeight },
    initialOffset: Math.max(0, active * height - listHeight / 2),
    // The active option stays rendered when it is scrolled away: aria-activedescendant refers to it.
    rangeExtractor: (range) => withActive(range, active),
  });

  useItemSize(virtualizer, height);

  const shown = useRef(active);
  useLayoutEffect(() => {
    // The initial one is visible by the initial offset.
    if (active >= 0 && active !== shown.current) virtualizer.scrollToIndex(active, { align: 'auto' });
    shown.current = active;
  }, [virtualizer, active]);

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
      <div role="presentation" className={styles.track} style={{ height: options.length * height }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (option === undefined) return null;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list handles the keys
            <div
              key={index}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={isSelected(option)}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-active={index === active || undefined}
              className={multiple ? styles.multiple : styles.single}
              style={{ height, transform: `translateY(${start}px)` }}
              onPointerMove={index === active ? undefined : () => onPoint(index)}
              onClick={() => onPick(option)}
            >
              {multiple && <CheckMark state={isSelected(option) ? 'all' : 'none'} />}
              {iconOf?.(option)}
              <span className={styles.text} title={textOf(option)} dir="auto">
                {textOf(option)}
              </span>
              {!multiple && <Check className={styles.check} size={16} aria-hidden="true" />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function withActive(range: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || indexes.includes(active)) return indexes;
  return [...indexes, active].sort((one, other) => one - other);
}
