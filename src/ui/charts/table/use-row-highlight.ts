import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { HighlightStore } from '../highlight.store';
import type { ChartItem } from '../items/chart-item';

/** While a key is held down, the neighbour does not scroll, in ms. */
const DEBOUNCE = 120;

/** The row under the pointer or with the focus, which the neighbouring chart highlights as well. */
export interface RowHighlight {
  isLit(id: string): boolean;
  point(id: string): void;
  /** The neighbour also scrolls to it. */
  focus(id: string): void;
  release(): void;
}

/**
 * Shares the highlighted row with the neighbouring chart.
 * @param store null: there is no neighbour
 * @param show scrolls to the row that is focused in the neighbour
 */
export function useRowHighlight(
  store: HighlightStore | null,
  items: readonly ChartItem[],
  show: (index: number) => void,
): RowHighlight | null {
  const highlight = useMemo(() => store && rowHighlight(store), [store]);
  const follow = useEffectEvent((id: string) => {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) show(index);
  });
  useEffect(() => {
    if (store === null || highlight === null) return undefined;
    const stop = reaction(
      () => store.active,
      (active) => {
        if (active !== null && active.by !== highlight && active.isFollowed) follow(active.id);
      },
      { delay: DEBOUNCE },
    );
    return () => {
      stop();
      highlight.release();
    };
  }, [store, highlight]);
  return highlight;
}

function rowHighlight(store: HighlightStore): RowHighlight {
  const highlight: RowHighlight = {
    isLit: (id) => store.active?.id === id,
    point: (id) => store.light(id, highlight, false),
    focus: (id) => store.light(id, highlight, true),
    release: () => store.release(highlight),
  };
  return highlight;
}
