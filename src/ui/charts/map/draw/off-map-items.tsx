import type { ChosenAxes } from '../../../../domain/topic/map-axes';
import { formatFigure } from '../../../../domain/topic/figures';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ChartData } from '../../../../application/charts/chart-data';
import type { ChartItem } from '../../../../application/charts/items/chart-item';
import styles from './map-footer.module.scss';

export interface OffMapProps {
  readonly items: readonly ChartItem[];
  readonly data: Pick<ChartData, 'type' | 'open' | 'textScale' | 'axes'>;
}

/** In units of 1/16 rem. */
const ROW_HEIGHT = 44;

/** The list itself, virtual: none of thousands of topics may have a position. */
export function OffMapItems({ items, data }: OffMapProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT * data.textScale,
    overscan: 6,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard, too
    <div ref={list} className={styles.panelList} tabIndex={-1}>
      <ul style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, size, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                style={{ height: size, transform: `translateY(${start}px)` }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                <button type="button" onClick={() => data.open(item)}>
                  <span dir="auto">{item.name}</span>
                  <span>{knownFigure(item, data.axes)}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function knownFigure(item: ChartItem, axes: ChosenAxes | null): string {
  if (axes !== null) {
    const known = [axes.x, axes.y].find(({ valueOf }) => valueOf(item) !== null);
    return known === undefined ? '' : `${known.name} ${known.textOf(known.valueOf(item))}`;
  }
  const { growth, sizing } = item;
  if (growth !== null) return `Growth ${formatFigure('growth', growth)}`;
  return sizing.average === null ? '' : `Sizing ${formatFigure('sizing', sizing.average)}`;
}
