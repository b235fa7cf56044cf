import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChartItem } from '../items/chart-item';
import type { HighlightStore } from '../highlight.store';

/** A key that is held down does not make the neighbour scroll about. In milliseconds. */
const CALM = 120;

/** Scrolls to the row that the keyboard walks to in the neighbouring chart. @returns who this chart is to the store */
export function useFollowedHighlight(
  highlight: HighlightStore | undefined,
  items: readonly ChartItem[],
  show: (index: number) => void,
): object {
  const [self] = useState(() => ({}));
  const latest = useRef({ items, show });
  useLayoutEffect(() => {
    latest.current = { items, show };
  });
  useEffect(() => {
    if (highlight === undefined) return undefined;
    const stop = reaction(
      () => highlight.active,
      (active) => {
        if (active === null || active.by === self || !active.isFollowed) return;
        const index = latest.current.items.findIndex((item) => item.id === active.id);
        if (index >= 0) latest.current.show(index);
      },
      { delay: CALM },
    );
    return () => {
      stop();
      highlight.release(self);
    };
  }, [highlight, self]);
  return self;
}
