import { defaultRangeExtractor, elementScroll, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { CheckMark } from '../controls/check-mark';
import styles from './option-list.module.scss';

export interface OptionListProps<Option> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly textOf: (option: Option) => string;
  readonly iconOf?: ((option: Option) => ReactNode) | undefined;
  readonly isSelected: (option: Option) => boolean;
  readonly multiple?: boolean;
  /** Index of the option that the keys act on; -1 for none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onPick: (option: Option) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly listRef?: Ref<HTMLDivElement>;
}

/** In rem (specification, section 9). */
const LIST_HEIGHT = 20;
const OVERSCAN = 4;

/** In pixels; fingers need more room than pointers. */
export function optionHeight(): number {
  return window.matchMedia('(pointer: coarse)').matches ? 44 : 36;
}

let remInPixels: number | null = null;

/** In pixels. Asked of the page once: nobody changes the size of their text while a list is open. */
function listHeight(): number {
  remInPixels ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return LIST_HEIGHT * remInPixels;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A listbox of any length: only the options near the visible part, and the active one, are on the page. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { id, label, options, textOf, iconOf, isSelected, multiple = false, active, onPoint, onPick } = props;
  const { onKeyDown, listRef } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [height] = useState(optionHeight);
  const [room] = useState(listHeight);
  // oxlint-disable-next-line react/incompatible-library -- what it warns of is the React Compiler, which is off
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // The height is known, and asking the page for it would cost a layout before the first paint.
    initialRect: { width: room, height: room },
    observeElementRect: (_, tell) => tell({ width: room, height: room }),
    initialOffset: Math.max(0, active * height - room / 2),
    // It begins at its beginning: saying so would cost the layout just saved.
    scrollToFn: (offset, options, instance) => {
      if (offset !== 0 || instance.scrollOffset !== 0) elementScroll(offset, options, instance);
    },
    // Scrolled away, the active option must still be there for whoever is told of it by its id.
    rangeExtractor: (range) => withActive(range, active),
  });

  const shown = useRef(active);
  useLayoutEffect(() => {
    // Where it begins, it is in sight already.
    if (active >= 0 && active !== shown.current) virtualizer.scrollToIndex(active, { align: 'auto' });
    shown.current = active;
  }, [virtualizer, active]);

  return (
    <div
      ref={(element) => {
        scroller.current = element;
        if (typeof listRef === 'function') listRef(element);
        else if (listRef) listRef.current = element;
      }}
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
