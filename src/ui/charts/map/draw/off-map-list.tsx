import { useVirtualizer } from '@tanstack/react-virtual';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatCount, formatFraction } from '../../../../domain/shared/figures';
import { formatGrowth } from '../../../../domain/topic/growth';
import { IconButton } from '../../../kit/controls/icon-button';
import type { ChartData } from '../../chart-data';
import type { ChartItem } from '../../items/chart-item';
import styles from './map-footer.module.scss';

interface Props {
  readonly items: readonly ChartItem[];
  readonly data: Pick<ChartData, 'type' | 'open' | 'textScale'>;
}

/** A button with the list of items that have no position on the map. */
export function OffMapList({ items, data }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Element && root.current?.contains(target) === false) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isOpen]);
  return (
    <div
      ref={root}
      className={styles.offMap}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.offMapButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Not on the map: {formatCount(items.length)}
      </button>
      {isOpen && (
        <div id={id} className={styles.panel} role="region" aria-label={`Not on the map: ${data.type}s`}>
          <div className={styles.panelHead}>
            <p>Growth or average sizing is not known, so there is no place for these {data.type}s.</p>
            <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} onClick={close} />
          </div>
          <Items items={items} data={data} />
        </div>
      )}
    </div>
  );
}

/** In units of 1/16 rem. */
const ROW_HEIGHT = 44;

function Items({ items, data }: Props) {
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
                  <span>{knownFigure(item)}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function knownFigure({ growth, sizing }: ChartItem): string {
  if (growth !== null) return `Growth ${formatGrowth(growth)}`;
  return sizing.average === null ? '' : `Sizing ${formatFraction(sizing.average)}`;
}
