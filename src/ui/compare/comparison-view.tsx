import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { OUR_STYLE, type HouseStyle } from '../../domain/shared/house-style';
import { countOf } from '../../domain/shared/figures';
import { HouseLogo, houseProps } from '../house/house-logo';
import { Box, Row } from '../kit/layout/stack';
import { enginesInRow } from '../art/cover/engines';
import { useElementSize } from '../kit/layout/use-element-size';
import styles from './compare-screen.module.scss';
import { Hero } from './hero';
import { ComparedHead, type HeadActions } from './table/column-head';
import { comparedRowSpecs, CompareTable } from './table/compare-table';
import type { RowSpec } from './table/row-spec';
import { isKnown } from '../../application/compare/compared-column';
import { Tabs } from '../kit/controls/tabs';
import { quadrantHue } from '../kit/signal/dot';
import { useSwipe } from '../kit/controls/use-swipe';

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
  const { columns, comparison, workspace } = view;
  const note = workspace.sow.value?.figureNotes?.general;
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
      {note != null && <p className={styles.note}>{note}</p>}
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

interface ComparePhoneProps {
  readonly view: CompareViewModel;
  readonly head: HeadActions;
  readonly rows: readonly RowSpec[];
  readonly label: string;
}

/** One column at a time: the names are tabs, a swipe changes which mark is filled, and the strips stand still. */
const ComparePhone = observer(function ComparePhone({ view, head, rows, label }: ComparePhoneProps) {
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
