import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { LENSES } from '../../../domain/topic/lens-disagreement';
import type { SortKey, SortOrder } from '../items/signal-order';
import { FIGURES } from '../../../domain/topic/figures';
import { LensMark } from './lens-mark';
import styles from './signal-table.module.scss';
import type { Column } from './column';
import { SelectAllBox } from './select-box';
import type { TopicRows } from './topic-rows';

interface Props {
  readonly columns: readonly Column[];
  readonly order: SortOrder;
  readonly onSort: ((key: SortKey) => void) | undefined;
  /** null: the rows cannot be selected. */
  readonly topics: TopicRows | null;
}

export const TableHeader = memo(function TableHeader({ columns, order, onSort, topics }: Props) {
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.headerRow}>
        {columns.map((column) => (
          <div
            key={column.id}
            role="columnheader"
            aria-sort={column.sort === null ? undefined : column.sort === order.key ? order.direction : 'none'}
            className={styles.heading}
            data-align={column.align}
            data-column={column.id}
          >
            {column.id === 'rank' && topics !== null ? (
              <SelectAllBox topics={topics} />
            ) : (
              <Title column={column} order={order} onSort={onSort} />
            )}
            {column.subtitle && (
              <span className={styles.subtitle} aria-hidden="true">
                {column.subtitle}
              </span>
            )}
            {column.explainsLenses && <LensKey />}
            {column.ticks && <Ticks ticks={column.ticks} />}
          </div>
        ))}
      </div>
    </div>
  );
});

function Title({ column, order, onSort }: Omit<Props, 'columns' | 'topics'> & { readonly column: Column }) {
  const { sort, title, hint } = column;
  if (sort === null) return <span title={hint}>{title}</span>;
  const Arrow = order.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" title={hint} onClick={() => onSort?.(sort)}>
      {title}
      {/* The other columns reserve the room of the arrow, so that sorting moves no title. */}
      <span className={styles.arrow}>
        {order.key === sort && <Arrow size={12} strokeWidth={2.25} aria-hidden="true" />}
      </span>
    </button>
  );
}

function LensKey() {
  return (
    <span className={styles.lensKey}>
      {LENSES.map((lens) => (
        <span key={lens}>
          <svg width="10" height="10" aria-hidden="true">
            <LensMark lens={lens} x="50%" y="50%" />
          </svg>
          {FIGURES[lens].label}
        </span>
      ))}
    </span>
  );
}

function Ticks({ ticks }: { readonly ticks: NonNullable<Column['ticks']> }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {ticks.map(({ share, label }) => (
        <span key={label} style={{ left: `${share * 100}%` }}>
          {label}
        </span>
      ))}
    </span>
  );
}
