import { useItemSize } from './use-item-size';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePageView } from '../layout/page-view';
import { OptionBox, OptionRow, type OptionListProps } from './option-row';
import styles from './option-row.module.scss';

/** In units of 1/16 rem: 20 rem at most (specification, section 9), until the list is measured. */
const LIST_HEIGHT = 320;
const OVERSCAN = 4;

/** In units of 1/16 rem; larger for touch. */
function optionHeight(): number {
  return window.matchMedia('(pointer: coarse)').matches ? 44 : 36;
}

/** A virtual listbox: renders the options near the visible part, and the active one. */
export function VirtualOptionList<Option>(props: OptionListProps<Option>) {
  const { options, active, listRef } = props;
  const { textScale } = usePageView();
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
    <OptionBox {...props}>
      <div role="presentation" className={styles.track} style={{ height: options.length * height }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <OptionRow
            key={index}
            {...props}
            index={index}
            className={styles.positioned}
            style={{ height, transform: `translateY(${start}px)` }}
          />
        ))}
      </div>
    </OptionBox>
  );
}

function withActive(range: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || indexes.includes(active)) return indexes;
  return [...indexes, active].sort((one, other) => one - other);
}
