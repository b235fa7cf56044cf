import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { columnLetters } from '../../../domain/shared/column-letters';
import type { GridCell } from '../../../domain/own-data/grid';
import type { ColumnMapping } from '../../../domain/own-data/mapping';
import { usePageView } from '../../kit/layout/page-view';
import { ColumnMenu } from './column-menu';
import { PartMenu } from './part-menu';
import styles from './grid.module.scss';
import { GridRow } from './grid-row';
import { letterOf, PART_WORDS, readingWord, roleWord } from './grid-words';
import { RowMenu } from './row-menu';
import { useGridKeys, type GridPlace } from './use-grid-keys';
import { Stack, Text } from '../../kit/layout/stack';

/** In units of 1/16 rem. */
const ROW = 24;
const TOUCH_ROW = 32;
const HEAD = 48;
const GUTTER = 92;
const NARROWEST = 112;
const WIDEST = 260;
/** Of a character of a cell, and around its text. */
const CHARACTER = 7.2;
const PADDING = 26;
/** In characters, of what stands behind a figure: '→ Growth'. */
const LONGEST_ROLE = 11;
const EXAMINED = 60;
const OVERSCAN = 8;

export interface GridControl {
  readonly show: (place: number) => void;
}

interface Props {
  readonly mapping: MappingViewModel;
  readonly control: Ref<GridControl>;
}

interface OpenMenu extends GridPlace {
  readonly anchor: HTMLElement;
}

/** The rows of a sheet as they stand in the file, with what they are taken for: a press on a head or a number changes it. */
export const Grid = observer(function Grid({ mapping, control }: Props) {
  const { size, sheet, parts } = mapping;
  const { textScale } = usePageView();
  const [row] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? TOUCH_ROW : ROW));
  const scroller = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const widths = useMemo(() => widthsOf(parts, size.columns, textScale), [parts, size.columns, textScale]);
  const [gutter, head, height] = [GUTTER * textScale, HEAD * textScale, row * textScale];
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React Compiler, which is off
  const rows = useVirtualizer({
    count: size.lines,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollPaddingStart: head,
    initialRect: { width: 800, height: 600 },
  });
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React Compiler, which is off
  const columns = useVirtualizer({
    horizontal: true,
    count: size.columns,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index] ?? NARROWEST,
    overscan: 3,
    scrollPaddingStart: gutter,
    initialRect: { width: 1000, height: 600 },
  });
  useEffect(() => columns.measure(), [columns, widths]);
  useEffect(() => rows.measure(), [rows, height]);
  const shownRows = rows.getVirtualItems();
  const shownColumns = columns.getVirtualItems();
  const [from, to] = [shownRows[0]?.index ?? 0, shownRows.at(-1)?.index ?? 0];
  useEffect(() => mapping.see(from, to), [mapping, parts, from, to]);

  const reveal = (place: GridPlace): void => {
    if (place.row >= 0) rows.scrollToIndex(place.row, { align: 'auto' });
    if (place.column >= 0) columns.scrollToIndex(place.column, { align: 'auto' });
  };
  const keys = useGridKeys({
    rows: size.lines,
    columns: size.columns,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2),
    reveal,
    root: () => scroller.current,
  });
  useImperativeHandle(control, () => ({ show: (place) => keys.move({ row: -1, column: place }) }));

  const openAt = (place: GridPlace, anchor: HTMLElement): void => {
    const isHead =
      place.row < 0 &&
      place.column >= 0 &&
      (mapping.columnAt(place.column) !== null || mapping.partAt(place.column) !== null);
    const line = mapping.lineAt(place.row);
    const isRow = place.column < 0 && line !== null && line.kind !== 'empty';
    if (isHead || isRow) setMenu({ ...place, anchor });
  };
  const close = (isFocusKept: boolean): void => {
    if (isFocusKept) menu?.anchor.focus();
    setMenu(null);
  };
  const total = columns.getTotalSize() + gutter;
  const column = menu !== null && menu.row < 0 ? mapping.columnAt(menu.column) : null;
  const line = menu !== null && menu.row >= 0 ? mapping.lineAt(menu.row) : null;
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={`Rows of ${sheet?.sheet ?? 'the file'}`}
        aria-rowcount={size.lines + 1}
        aria-colcount={size.columns + 1}
        aria-busy={mapping.isWorking}
        className={styles.grid}
        onKeyDown={(event) => {
          if (keys.onKeyDown(event)) return;
          const { key, target } = event;
          if (!(target instanceof HTMLElement)) return;
          if (key === 'Enter' || key === ' ') {
            // From a cell, the menu is that of its row.
            const number = scroller.current?.querySelector<HTMLElement>(`[data-at="${keys.at.row} -1"]`);
            const isCell = keys.at.row >= 0 && keys.at.column >= 0;
            if (isCell && number != null) openAt({ row: keys.at.row, column: -1 }, number);
            else openAt(keys.at, target);
            event.preventDefault();
          }
          const shown = mapping.lineAt(keys.at.row);
          if (shown !== null && (key === '[' || key === ']'))
            void mapping.place(key === '[' ? { firstRow: shown.row } : { lastRow: shown.row });
        }}
        onClick={({ target }) => {
          const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-at]') : null;
          const [at = -1, place = -1] = cell?.dataset['at']?.split(' ').map(Number) ?? [];
          if (cell === null) return;
          keys.setAt({ row: at, column: place });
          cell.focus({ preventScroll: true });
          openAt({ row: at, column: place }, cell);
        }}
      >
        <div role="row" aria-rowindex={1} className={styles.head} style={{ width: total, height: head }}>
          <div
            role="columnheader"
            aria-colindex={1}
            data-at="-1 -1"
            tabIndex={keys.at.row === -1 && keys.at.column === -1 ? 0 : -1}
            className={styles.corner}
            style={{ width: gutter }}
          >
            Row
          </div>
          {shownColumns.map(({ index, start, size: width }) => (
            <Head
              key={index}
              mapping={mapping}
              place={index}
              column={mapping.columnAt(index)}
              isStop={keys.at.row === -1 && keys.at.column === index}
              isOpen={menu !== null && menu.row < 0 && menu.column === index}
              style={{ left: start + gutter, width }}
            />
          ))}
        </div>
        <div role="rowgroup" className={styles.body} style={{ width: total, height: rows.getTotalSize() }}>
          {shownRows.map(({ index, start }) => (
            <GridRow
              key={index}
              mapping={mapping}
              index={index}
              columns={shownColumns}
              gutter={gutter}
              stop={keys.at.row === index ? keys.at.column : null}
              isOpen={menu?.row === index}
              style={{ height, width: total, transform: `translateY(${start}px)` }}
            />
          ))}
        </div>
      </div>
      {menu !== null && column !== null && (
        <ColumnMenu mapping={mapping} column={column} anchor={menu.anchor} onClose={close} />
      )}
      {menu !== null && menu.row < 0 && column === null && (
        <PartMenu mapping={mapping} place={menu.column} anchor={menu.anchor} onClose={close} />
      )}
      {menu !== null && line !== null && <RowMenu mapping={mapping} line={line} anchor={menu.anchor} onClose={close} />}
    </>
  );
});

interface HeadProps {
  readonly mapping: MappingViewModel;
  readonly place: number;
  /** null: the column is none of the table. */
  readonly column: ColumnMapping | null;
  readonly isStop: boolean;
  readonly isOpen: boolean;
  readonly style: { readonly left: number; readonly width: number };
}

const Head = observer(function Head({ mapping, place, column, isStop, isOpen, style }: HeadProps) {
  const { sheet } = mapping;
  // Where tables are read together, each column has the name that it has in the file, such as 'F', not that of its place.
  const isPlaced = column !== null && sheet !== null && mapping.placeOf(column) === place;
  const letter = isPlaced ? letterOf(sheet, column) : columnLetters(place);
  const isUnsure = column !== null && mapping.checks.some((check) => check.column === column);
  const part = mapping.partAt(place);
  const isOfTable = column !== null || part !== null;
  const name = column?.name ?? column?.header ?? part?.header ?? '';
  const table = mapping.size.tables.findIndex(
    (each) => !each.isRead && each.column <= place && place <= each.lastColumn,
  );
  const apart = table < 0 ? 'apart' : `table ${table + 1}`;
  const partWord = part === null ? apart : PART_WORDS[part.part];
  const role = column === null ? partWord : roleWord(column.target, sheet?.kind ?? null);
  const reading = column === null ? (part?.header ?? '') : readingWord(column, mapping.mapping);
  return (
    <Stack
      role="columnheader"
      aria-colindex={place + 2}
      aria-label={`Column ${letter}, ${name}: ${[role, column === null ? '' : reading, isUnsure ? 'to check' : ''].filter(Boolean).join(', ')}`}
      aria-haspopup={isOfTable ? 'dialog' : undefined}
      aria-expanded={isOfTable ? isOpen : undefined}
      data-at={`-1 ${place}`}
      data-out={!isOfTable || column?.target === 'ignored' || undefined}
      data-unsure={isUnsure || undefined}
      tabIndex={isStop ? 0 : -1}
      className={styles.columnHead}
      style={style}
    >
      <span className={styles.role}>
        <Text as="span" type="caption" className={styles.letter}>
          {letter}
        </Text>{' '}
        {role}
        {isOfTable && <ChevronDown size={12} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <Text as="span" type="caption" className={styles.reading} dir="auto">
        {reading}
      </Text>
    </Stack>
  );
});

/** As wide as the first rows need, in CSS pixels. */
function widthsOf(parts: MappingViewModel['parts'], columns: number, textScale: number): readonly number[] {
  const first = parts.get(0)?.slice(0, EXAMINED) ?? [];
  const lines = first.filter(({ kind }) => kind !== 'title' && kind !== 'note');
  return Array.from({ length: columns }, (_, place) => {
    const lengthOf = ({ text, becomes }: GridCell): number => text.length + (becomes === undefined ? 0 : LONGEST_ROLE);
    const longest = lines.reduce((most, { cells }) => Math.max(most, cells[place] ? lengthOf(cells[place]) : 0), 0);
    return Math.max(NARROWEST, Math.min(WIDEST, longest * CHARACTER + PADDING)) * textScale;
  });
}
