import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import type { Column, SortOrder } from './column';
import styles from './table.module.scss';

interface Props {
  readonly columns: readonly Column<never>[];
  readonly order: SortOrder | null;
  readonly onSort: ((key: string) => void) | undefined;
}

/** The heads of the columns; those that can be sorted are buttons. */
export const TableHead = memo(function TableHead({ columns, order, onSort }: Props) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, head, hint, subhead, headNote, sort, align, sticks }) =>
          head === null ? (
            <td key={id} />
          ) : (
            <th
              key={id}
              scope="col"
              aria-sort={sort === undefined ? undefined : sort === order?.key ? order.direction : 'none'}
              data-column={id}
              data-align={align}
              data-sticks={sticks || undefined}
            >
              {sort === undefined ? (
                <div title={hint}>{head}</div>
              ) : (
                <button type="button" className={styles.sort} title={hint} onClick={() => onSort?.(sort)}>
                  {head}
                  {/* The other columns reserve the room of the arrow, so that sorting moves no head. */}
                  <span className={styles.arrow}>{sort === order?.key && <Arrow direction={order.direction} />}</span>
                </button>
              )}
              {subhead !== undefined && (
                <small className={styles.subhead} aria-hidden="true">
                  {subhead}
                </small>
              )}
              {headNote}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
});

function Arrow({ direction }: Pick<SortOrder, 'direction'>) {
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Icon size={12} strokeWidth={2.25} aria-hidden="true" />;
}
