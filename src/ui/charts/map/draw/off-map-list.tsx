import { useVirtualizer } from '@tanstack/react-virtual';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../kit/controls/icon-button';
import type { ChartData } from '../../chart-data';
import type { ChartItem } from '../../items/chart-item';
import { formatCount, formatFraction } from '../../../../domain/shared/figures';
import { formatGrowth } from '../../../../domain/topic/growth';
import styles from './map-footer.module.scss';

interface Props {
  readonly items: readonly ChartItem[];
  readonly data: Pick<ChartData, 'type' | 'open'>;
}

/** Items without growth or sizing have no place on the map; they are never dropped, but listed here. */
export function OffMapList({ items, data }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.offMap} onKeyDown={(event) => closeOnEscape(event, isOpen, close)}>
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
      {isOpen && <Panel id={id} items={items} data={data} onClose={close} />}
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent, isOpen: boolean, close: () => void): void {
  if (event.key !== 'Escape' || !isOpen) return;
  event.stopPropagation();
  close();
}

const ROW = 44;

function Panel({ id, items, data, onClose }: Props & { readonly id: string; readonly onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  useClickOutside(panel, onClose);
  return (
    <div ref={panel} id={id} className={styles.panel} role="region" aria-label={`Not on the map: ${data.type}s`}>
      <div className={styles.panelHead}>
        <p>Growth or average sizing is not known, so there is no place for these {data.type}s.</p>
        <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard, too */}
      <div ref={list} className={styles.panelList} tabIndex={-1}>
        <ul style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => {
            const item = items[row.index];
            return (
              item && (
                <li
                  key={row.key}
                  style={{ height: row.size, transform: `translateY(${row.start}px)` }}
                  aria-setsize={items.length}
                  aria-posinset={row.index + 1}
                >
                  <button type="button" onClick={() => data.open(item)}>
                    <span dir="auto">{item.name}</span>
                    <span>{known(item)}</span>
                  </button>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** The one figure that is known says more than two dashes. */
function known({ growth, sizing }: ChartItem): string {
  if (growth !== null) return `Growth ${formatGrowth(growth)}`;
  return sizing.average === null ? '' : `Sizing ${formatFraction(sizing.average)}`;
}

function useClickOutside(panel: React.RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const pressed = (event: PointerEvent): void => {
      const { target } = event;
      if (target instanceof Element && panel.current?.parentElement?.contains(target) === false) onClose();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [panel, onClose]);
}
