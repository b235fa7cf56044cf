import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isKnown } from '../../application/compare/compared-column';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { Tabs } from '../kit/controls/tabs';
import { Row } from '../kit/layout/stack';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { useSwipe } from '../kit/controls/use-swipe';
import styles from './compare-screen.module.scss';
import { ComparedHead, type HeadActions } from './table/column-head';
import { CompareTable } from './table/compare-table';
import type { RowSpec } from './table/row-spec';

interface Props {
  readonly view: CompareViewModel;
  readonly head: HeadActions;
  readonly rows: readonly RowSpec[];
  readonly label: string;
}

/** One column at a time: the names are tabs, a swipe changes which mark is filled, and the strips stand still. */
export const ComparePhone = observer(function ComparePhone({ view, head, rows, label }: Props) {
  const [wanted, setWanted] = useState('');
  const { columns, known } = view;
  const at = Math.max(
    0,
    columns.findIndex(({ id }) => id === wanted),
  );
  const swipe = useSwipe({
    next: () => setWanted(columns[at + 1]?.id ?? wanted),
    back: () => setWanted(columns[at - 1]?.id ?? wanted),
  });
  const column = columns[at];
  if (column === undefined) return null;
  return (
    <div className={styles.phone} {...swipe}>
      <Tabs
        label="Columns"
        tabs={columns.map(({ id }) => id)}
        labelOf={(id) => columns.find((each) => each.id === id)?.signal?.name ?? `No. ${id}`}
        active={column.id}
        onPick={setWanted}
        rowClassName={styles.names}
        contentClassName={styles.column}
      >
        <ComparedHead column={column} actions={head} />
        {isKnown(column) && (
          <>
            {view.rows.length > 0 && (
              <Row as="p" gap={8} type="caption" tone="muted" pad="8 0" aria-hidden="true">
                <i className={styles.own} data-quadrant={quadrantHue(column.signal.quadrant)} /> this{' '}
                {view.comparison.type} <i className={styles.other} /> the other{known.length > 2 ? 's' : ''}
              </Row>
            )}
            <CompareTable label={label} columns={columns} shown={[column]} rows={rows} renderHead={() => null} />
          </>
        )}
      </Tabs>
    </div>
  );
});
