import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { countOf } from '../../domain/shared/figures';
import { useElementSize } from '../kit/layout/use-element-size';
import styles from './compare-screen.module.scss';
import { Hero } from './hero';
import { ComparePhone } from './phone/compare-phone';
import { ColumnHead, type HeadActions } from './table/column-head';
import { CompareTable } from './table/compare-table';
import { FoldedHeads } from './table/folded-heads';
import type { CellActions } from './table/row-spec';
import { rowSpecs } from './table/row-specs';
import { useCellKeys } from './table/use-cell-keys';

/** In units of 1/16 rem: the labels, and a column that can still be read. */
const LABELS = 132;
const LEAST_COLUMN = 190;

interface Props {
  readonly view: CompareViewModel;
  readonly head: HeadActions;
  readonly isPrinting: boolean;
}

/** The words, the map and the table; on a narrow screen one column at a time. */
export const ComparisonView = observer(function ComparisonView({ view, head, isPrinting }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // 0: not laid out yet.
  const width = useElementSize(box)?.width || Infinity;
  const { columns } = view;
  const isNarrow = !isPrinting && width < LABELS + columns.length * LEAST_COLUMN;
  const cells: CellActions = { onTrend: view.openTrend };
  return (
    <div ref={box} className={styles.content}>
      <Hero view={view} />
      {isNarrow ? (
        <ComparePhone view={view} head={head} cells={cells} />
      ) : (
        <Wide view={view} head={head} cells={cells} />
      )}
      {view.figureNote !== null && <p className={styles.note}>{view.figureNote}</p>}
    </div>
  );
});

const Wide = observer(function Wide({ view, head, cells }: Omit<Props, 'isPrinting'> & { cells: CellActions }) {
  const table = useRef<HTMLTableElement>(null);
  const { columns, comparison, peers, rows } = view;
  useCellKeys(table, { open: view.openCard, remove: view.remove });
  return (
    <div className={styles.table}>
      <FoldedHeads columns={columns} theme={head.theme} />
      <CompareTable
        tableRef={table}
        caption={`${countOf(columns.length, comparison.type)} side by side`}
        columns={columns}
        rows={rowSpecs(view, cells)}
        renderHead={(column) => <ColumnHead column={column} actions={head} />}
      />
      {rows.length > 0 && (
        <p className={styles.note}>
          Each tick is one of the {countOf(peers.length, comparison.type)} of the project that have the figure; the
          filled mark is the column&apos;s own, the outlined ones are the others.
        </p>
      )}
    </div>
  );
});
