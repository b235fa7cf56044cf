import type { VirtualItem } from '@tanstack/react-virtual';
import { CornerDownRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { GridCell, GridLine, GridTable } from '../../../domain/own-data/grid';
import { isShare } from '../../../domain/own-data/field-keys';
import type { ColumnMapping } from '../../../domain/own-data/mapping';
import { Box } from '../../kit/layout/stack';
import styles from './grid.module.scss';
import { kindWord, roleWord } from './grid-words';

interface Props {
  readonly mapping: MappingViewModel;
  readonly index: number;
  readonly columns: readonly VirtualItem[];
  readonly gutter: number;
  /** The column of it that Tab stops at; null: none. */
  readonly stop: number | null;
  readonly isOpen: boolean;
  readonly style: CSSProperties;
}

/** A row of the file: its number, one word where there is something to say, and its cells as they are written. */
export const GridRow = observer(function GridRow({ mapping, index, columns, gutter, stop, isOpen, style }: Props) {
  const line = mapping.lineAt(index);
  const word = line === null ? '' : kindWord(line);
  const hasMenu = line !== null && line.kind !== 'empty';
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} data-kind={line?.kind ?? 'empty'} style={style}>
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={line === null ? 'Reading' : nameOfRow(line, word)}
        aria-haspopup={hasMenu ? 'dialog' : undefined}
        aria-expanded={hasMenu ? isOpen : undefined}
        data-at={`${index} -1`}
        data-end={line?.isFirst === true ? 'first' : line?.isLast === true ? 'last' : undefined}
        tabIndex={stop === -1 ? 0 : -1}
        title={line?.why || undefined}
        className={styles.number}
        style={{ width: gutter }}
      >
        <span className={styles.digits}>{line === null || line.row === 0 ? '' : line.row}</span>
        <span className={styles.word}>{word}</span>
      </div>
      {columns.map(({ index: place, start, size }) => (
        <Cell
          key={place}
          at={`${index} ${place}`}
          place={place}
          cell={line?.cells[place] ?? null}
          isOut={mapping.columnAt(place)?.target === 'ignored'}
          isName={mapping.columnAt(place)?.target === 'name'}
          isNumber={isFigure(mapping.columnAt(place))}
          edges={edgesAt(mapping.size.tables, index, place)}
          role={roleOf(mapping, line?.cells[place]?.becomes)}
          isStop={stop === place}
          style={{ left: start + gutter, width: size }}
        />
      ))}
    </div>
  );
});

function isFigure(column: ColumnMapping | null): boolean {
  return column !== null && (column.isNumeric || column.target === 'own-figure' || isShare(column.target));
}

/** What a figure becomes, where several rows are one topic; '' for other cells. */
function roleOf({ sheet }: MappingViewModel, index: number | undefined): string {
  const column = sheet?.columns.find((each) => each.index === index);
  return column === undefined ? '' : roleWord(column.target, 'topics');
}

/** The edges of tables that a cell stands at, and whether its table is read. */
function edgesAt(tables: readonly GridTable[], line: number, place: number): string | undefined {
  const table = tables.find(
    (each) => line >= each.line && line <= each.lastLine && place >= each.column && place <= each.lastColumn,
  );
  if (table === undefined) return undefined;
  const edges: readonly (readonly [string, boolean])[] = [
    ['read', table.isRead],
    ['top', line === table.line],
    ['bottom', line === table.lastLine],
    ['left', place === table.column],
    ['right', place === table.lastColumn],
  ];
  return edges.flatMap(([name, isAt]) => (isAt ? [name] : [])).join(' ') || undefined;
}

function nameOfRow({ row, why }: GridLine, word: string): string {
  return [`Row ${row}`, word, why].filter((part) => part !== '').join(', ');
}

interface CellProps {
  readonly at: string;
  readonly place: number;
  readonly cell: GridCell | null;
  readonly isOut: boolean;
  readonly isName: boolean;
  readonly isNumber: boolean;
  /** Of the tables of a sheet with several, which edges it is at: 'read top left'. undefined: none. */
  readonly edges: string | undefined;
  /** What it becomes; '' where the head of its column says it. */
  readonly role: string;
  readonly isStop: boolean;
  readonly style: CSSProperties;
}

function Cell({ at, place, cell, isOut, isName, isNumber, edges, role, isStop, style }: CellProps) {
  const { text = '', shown = null, state = 'plain', parts = [] } = cell ?? {};
  const title = shown === null ? text : state === 'unread' ? `${text}: ${shown}` : `${text} is ${shown}`;
  return (
    <Box
      type="caption"
      role="gridcell"
      aria-colindex={place + 2}
      data-at={at}
      data-state={state}
      data-out={isOut || undefined}
      data-name={isName || undefined}
      data-number={isNumber || undefined}
      data-edges={edges}
      tabIndex={isStop ? 0 : -1}
      title={title || undefined}
      className={styles.cell}
      style={style}
      dir="auto"
    >
      {state === 'filled' && <CornerDownRight size={12} strokeWidth={1.75} aria-label="as above" />}
      {parts.length === 0
        ? text
        : parts.map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
      {role !== '' && <span className={styles.becomes}>→ {role}</span>}
    </Box>
  );
}
