import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import type { LongTableHandle } from '../../kit/table/long-table';
import type { HighlightStore } from '../highlight.store';
import type { ChartItem } from '../items/chart-item';

/** While a key is held down, the neighbour does not scroll, in ms. */
const DEBOUNCE = 120;

/**
 * Shares the highlighted row with the neighbouring chart.
 * @param store null: there is no neighbour
 * @param table scrolls to the row that is focused in the neighbour
 */
export function useRowHighlight(
  store: HighlightStore | null,
  items: readonly ChartItem[],
  table: RefObject<LongTableHandle | null>,
): RowHighlight | null {
  const highlight = useMemo(() => store && rowHighlight(store), [store]);
  const follow = useEffectEvent((id: string) => {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) table.current?.reveal(index);
  });
  useEffect(() => {
    if (store === null || highlight === null) return undefined;
    const stop = reaction(
      () => store.active,
      (active) => {
        if (active !== null && active.by !== highlight.by && active.isFollowed) follow(active.id);
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

function rowHighlight(store: HighlightStore) {
  const by = {};
  return {
    by,
    isLit: (id: string) => store.active?.id === id,
    /** @param isFollowed the neighbour also scrolls to it */
    light: (id: string, isFollowed: boolean) => store.light(id, by, isFollowed),
    release: () => store.release(by),
  };
}

/** The row under the pointer or with the focus, which the neighbouring chart highlights as well. */
export type RowHighlight = ReturnType<typeof rowHighlight>;
