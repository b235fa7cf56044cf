import { useVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Viewport } from '../../../application/shell/viewport';
import { useResolved } from '../../di/resolver';
import { useCardScroller } from '../panel/card-scroller';
import styles from './windowed-list.module.scss';

interface Props<Item> {
  readonly items: readonly Item[];
  /** In pixels; all items are equally high. */
  readonly itemHeight: number;
  readonly label: string;
  readonly children: (item: Item) => ReactNode;
}

/** Up to here all items are on the page: the browser's own search finds them, and nothing has to be computed. */
const SMALL = 40;
/** Items beyond the visible ones at either end, so that Tab always finds a next one. */
const OVERSCAN = 6;

/** A list that scrolls with the card; of a long one only what is near the visible part is on the page, unless it is printed. */
export function WindowedList<Item>(props: Props<Item>) {
  return props.items.length > SMALL ? <LongUnlessPrinted {...props} /> : <WholeList {...props} />;
}

const LongUnlessPrinted = observer(function LongUnlessPrinted<Item>(props: Props<Item>) {
  const { isPrinting } = useResolved(Viewport);
  return isPrinting ? <WholeList {...props} /> : <LongList {...props} />;
}) as <Item>(props: Props<Item>) => ReactNode;

function WholeList<Item>({ items, label, children }: Props<Item>) {
  return (
    <ul aria-label={label}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

function LongList<Item>({ items, itemHeight, label, children }: Props<Item>) {
  const scroller = useCardScroller();
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- what it warns of is the React Compiler, which is off
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => itemHeight,
    overscan: OVERSCAN,
    scrollMargin: offset,
    // After a whole list has been printed, or on the way back to a card: it begins where the card is.
    initialOffset: () => scroller?.scrollTop ?? 0,
    // Until the panel is measured; also what a test without a layout sees.
    initialRect: { width: 700, height: 900 },
  });
  return (
    <ul ref={list} aria-label={label} className={styles.list} style={{ height: items.length * itemHeight }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <li
            key={index}
            className={styles.placed}
            style={{ height: itemHeight, transform: `translateY(${start - offset}px)` }}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
