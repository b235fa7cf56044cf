import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { OUR_STYLE, type HouseStyle } from '../../domain/shared/house-style';
import { countOf } from '../../domain/shared/figures';
import { HouseLogo, houseProps } from '../art/house-logo';
import { Box, Text } from '../kit/layout/stack';
import { useElementSize } from '../kit/layout/use-element-size';
import styles from './compare-screen.module.scss';
import { Hero } from './hero';
import { ComparedHead } from './table/column-head';
import { CompareTable } from './table/compare-table';
import { comparedRowSpecs } from './table/compared-rows';
import { usePageView } from '../kit/layout/page-view';
import { Tabs } from '../kit/controls/tabs';
import { useSwipe } from '../kit/controls/use-swipe';

/** In units of 1/16 rem: the labels, and a column that can still be read. */
const LABELS = 132;
const LEAST_COLUMN = 190;

interface Props {
  readonly view: CompareViewModel;
  readonly house: HouseStyle;
}

/** The words, the map and the table; on a narrow screen one column at a time. */
export const ComparisonView = observer(function ComparisonView({ view, house }: Props) {
  const { isPrinting } = usePageView();
  const box = useRef<HTMLDivElement>(null);
  // 0: not laid out yet.
  const width = useElementSize(box)?.width || Infinity;
  const { columns, comparison, peers, workspace } = view;
  const note = workspace.sow.value?.figureNotes?.general;
  const CompareColumns = !isPrinting && width < LABELS + columns.length * LEAST_COLUMN ? OneColumn : AllColumns;
  return (
    <Box ref={box} pad="24 gutter page" className={styles.content} {...houseProps(isPrinting ? house : OUR_STYLE)}>
      {isPrinting && (
        <div className={styles.letterhead}>
          <HouseLogo house={house} />
        </div>
      )}
      <Hero view={view} />
      <CompareColumns view={view} label={`${countOf(columns.length, comparison.type)} side by side`} />
      {view.rows.length > 0 && (
        <Text type="caption" tone="muted" className={styles.note}>
          Each tick is one of the {countOf(peers.length, comparison.type)} of the project that have the figure; the
          filled mark is the column&apos;s own, the outlined ones are the others.
        </Text>
      )}
      {note != null && (
        <Text type="caption" tone="muted" className={styles.note}>
          {note}
        </Text>
      )}
    </Box>
  );
});

interface TableProps extends Pick<Props, 'view'> {
  /** '3 topics side by side'. */
  readonly label: string;
}

const AllColumns = observer(function AllColumns({ view, label }: TableProps) {
  const table = useRef<HTMLTableElement>(null);
  const { columns } = view;
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
        rows={comparedRowSpecs(view)}
        renderHead={(column) => <ComparedHead view={view} column={column} />}
        onCellKey={onCellKey}
      />
    </div>
  );
});

/** One column at a time: the names are tabs, a swipe changes which mark is filled, and the strips stand still. */
const OneColumn = observer(function OneColumn({ view, label }: TableProps) {
  const [wanted, setWanted] = useState('');
  const { columns } = view;
  const column = columns.find(({ id }) => id === wanted) ?? columns[0];
  const step = (by: number) => (): void =>
    setWanted(columns[columns.findIndex((each) => each === column) + by]?.id ?? wanted);
  const swipe = useSwipe({ next: step(1), back: step(-1) });
  if (column === undefined) return null;
  return (
    <div className={styles.phone} {...swipe}>
      <Tabs
        label="Columns"
        tabs={columns.map(({ id }) => id)}
        labelOf={(id) => columns.find((each) => each.id === id)?.signal.name ?? id}
        active={column.id}
        onPick={setWanted}
        rowClassName={styles.names}
        contentClassName={styles.column}
      >
        <ComparedHead view={view} column={column} />
        <CompareTable
          label={label}
          columns={columns}
          shown={[column]}
          rows={comparedRowSpecs(view)}
          renderHead={() => null}
        />
      </Tabs>
    </div>
  );
});
