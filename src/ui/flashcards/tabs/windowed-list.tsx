import { useVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePageView } from '../../kit/layout/page-view';
import { useItemSize } from '../../kit/lists/use-item-size';
import { CardScroller } from '../card/card-tabs';
import styles from './windowed-list.module.scss';

interface Props<Item> {
  readonly items: readonly Item[];
  /** In units of 1/16 rem; all items have the same height. */
  readonly itemHeight: number;
  readonly label: string;
  readonly children: (item: Item) => ReactNode;
}

/** A list of up to so many items is rendered whole: the browser's own search finds all of them. */
const SMALL = 40;
/** Items beyond the visible ones at either end, so that Tab always finds a next one. */
const OVERSCAN = 6;

/** A list that scrolls with the card; a long one is virtual. */
export const WindowedList = observer(function WindowedList<Item>({ items, itemHeight, label, children }: Props<Item>) {
  const { textScale, isPrinting } = usePageView();
  const height = itemHeight * textScale;
  const isVirtual = items.length > SMALL && !isPrinting;
  const scroller = use(CardScroller);
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), [textScale]);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React Compiler, which is off
  const virtualizer = useVirtualizer({
    count: items.length,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: offset,
    initialOffset: () => scroller?.scrollTop ?? 0,
    // Until the panel is measured; also the size in tests without a layout.
    initialRect: { width: 700, height: 900 },
  });
  useItemSize(virtualizer, height);
  const rows = isVirtual ? virtualizer.getVirtualItems() : [...items.keys()].map((index) => ({ index, start: null }));
  return (
    <ul
      ref={list}
      aria-label={label}
      className={styles.list}
      style={isVirtual ? { height: items.length * height } : undefined}
    >
      {rows.map(({ index, start }) => (
        <li
          key={index}
          {...(start !== null && {
            className: styles.placed,
            style: { height, transform: `translateY(${start - offset}px)` },
            'aria-setsize': items.length,
            'aria-posinset': index + 1,
          })}
        >
          {children(items[index] as Item)}
        </li>
      ))}
    </ul>
  );
}) as <Item>(props: Props<Item>) => ReactNode;
