import type { CSSProperties, KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { rem } from '../../kit/layout/page-view';
import type { SortKey, SortOrder } from '../items/signal-order';
import styles from './signal-table.module.scss';
import { TableHeader } from './table-header';
import type { TopicRows } from './topic-rows';
import { type Column, COLUMN_GAP, leastWidth, type TableKind } from './column';

const LABELS: Readonly<Record<TableKind, string>> = {
  list: 'Figures',
  listView: 'Figures',
  drivers: 'Number of impacting drivers',
  impact: 'Sizing by lens and how far the lenses disagree',
  driversTable: 'Number of impacting drivers in figures',
  impactTable: 'Sizing by lens in figures',
};

interface Props {
  readonly kind: TableKind;
  readonly columns: readonly Column[];
  readonly order: SortOrder;
  readonly rowCount: number;
  /** In pixels. */
  readonly bodyHeight: number;
  /** The rows, each at its place. */
  readonly children: ReactNode;
  /** The element that scrolls. None: all rows are seen, as in a picture. */
  readonly scroller?: RefObject<HTMLDivElement | null>;
  readonly topics?: TopicRows | null;
  readonly onSort?: (key: SortKey) => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly onPointerLeave?: (() => void) | undefined;
}

/** Header and body of a table. */
export function TableGrid(props: Props) {
  const { kind, columns, order, rowCount, bodyHeight, children, scroller, topics = null } = props;
  const { onSort, onKeyDown, onPointerLeave } = props;
  return (
    <div ref={scroller} className={scroller === undefined ? styles.unscrolled : styles.scroller} data-kind={kind}>
      <div
        role="table"
        aria-label={LABELS[kind]}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length}
        className={styles.table}
        style={gridOf(columns)}
      >
        <TableHeader columns={columns} order={order} onSort={onSort} topics={topics} />
        <div
          role="rowgroup"
          data-rows
          className={styles.body}
          style={{ height: bodyHeight }}
          onKeyDown={onKeyDown}
          onPointerLeave={onPointerLeave}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** The tracks of the rows, in rem: each is a grid of its own, because rows are positioned one by one. */
function gridOf(columns: readonly Column[]): CSSProperties {
  const tracks = columns.map(({ track }) => track);
  return {
    '--tracks': tracks.join(' ').replaceAll(/(\d+)px/g, (_, units) => rem(Number(units))),
    '--gap': rem(COLUMN_GAP),
    '--least': rem(leastWidth(tracks)),
  } as CSSProperties;
}
