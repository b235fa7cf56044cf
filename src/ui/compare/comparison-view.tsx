import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { OUR_STYLE, type HouseStyle } from '../../domain/shared/house-style';
import { countOf } from '../../domain/shared/figures';
import { HouseLogo } from '../house/house-logo';
import { houseProps } from '../house/house-props';
import { Box } from '../kit/layout/stack';
import { enginesInRow } from '../art/cover/engine-of';
import { useElementSize } from '../kit/layout/use-element-size';
import { ComparePhone } from './compare-phone';
import styles from './compare-screen.module.scss';
import { Hero } from './hero';
import { ComparedHead, type HeadActions } from './table/column-head';
import { comparedRowSpecs, CompareTable } from './table/compare-table';
import type { RowSpec } from './table/row-spec';

/** In units of 1/16 rem: the labels, and a column that can still be read. */
const LABELS = 132;
const LEAST_COLUMN = 190;

interface Props {
  readonly view: CompareViewModel;
  readonly head: HeadActions;
  readonly isPrinting: boolean;
  readonly house: HouseStyle;
}

/** The words, the map and the table; on a narrow screen one column at a time. */
export const ComparisonView = observer(function ComparisonView({ view, head, isPrinting, house }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // 0: not laid out yet.
  const width = useElementSize(box)?.width || Infinity;
  const { columns, comparison } = view;
  const isNarrow = !isPrinting && width < LABELS + columns.length * LEAST_COLUMN;
  const rows = comparedRowSpecs(view, { onTrend: view.openTrend });
  const label = `${countOf(columns.length, comparison.type)} side by side`;
  return (
    <Box ref={box} pad="24 gutter page" className={styles.content} {...houseProps(isPrinting ? house : OUR_STYLE)}>
      {isPrinting && (
        <div className={styles.letterhead}>
          <HouseLogo house={house} />
        </div>
      )}
      <Hero view={view} />
      {isNarrow ? (
        <ComparePhone view={view} head={head} rows={rows} label={label} />
      ) : (
        <Wide view={view} head={head} rows={rows} label={label} />
      )}
      {view.figureNote !== null && <p className={styles.note}>{view.figureNote}</p>}
    </Box>
  );
});

interface WideProps extends Pick<Props, 'view' | 'head'> {
  readonly rows: readonly RowSpec[];
  readonly label: string;
}

const Wide = observer(function Wide({ view, head, rows, label }: WideProps) {
  const table = useRef<HTMLTableElement>(null);
  const { columns, comparison, peers } = view;
  const engines = enginesInRow(columns.map(({ signal }) => signal?.name ?? ''));
  const onCellKey = (key: string, column: string, neighbour: HTMLElement | null): boolean => {
    if (key === 'Enter') view.openCard(column);
    else if (key === 'Delete' || key === 'Backspace') {
      neighbour?.focus();
      view.remove(column);
    } else if (key.toLowerCase() === 's') {
      const menu = table.current?.querySelector<HTMLElement>(`th[data-column="${column}"] [aria-haspopup="menu"]`);
      menu?.click();
    } else return false;
    return true;
  };
  return (
    <div className={styles.table}>
      <CompareTable
        table={table}
        label={label}
        columns={columns}
        rows={rows}
        renderHead={(column) => (
          <ComparedHead column={column} engine={engines[columns.indexOf(column)]} actions={head} />
        )}
        onCellKey={onCellKey}
      />
      {view.rows.length > 0 && (
        <p className={styles.note}>
          Each tick is one of the {countOf(peers.length, comparison.type)} of the project that have the figure; the
          filled mark is the column&apos;s own, the outlined ones are the others.
        </p>
      )}
    </div>
  );
});
