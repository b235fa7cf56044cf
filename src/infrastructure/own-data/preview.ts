import { formatFigure } from '../../domain/topic/figures';
import { formatFraction } from '../../domain/shared/figures';
import { parseQuadrantCode, QUADRANTS } from '../../domain/topic/quadrant';
import type { BuiltFromTables } from './build/build-workspace';
import type { MappingPreview, PreviewCell, PreviewPoint } from '../../domain/own-data/mapping-preview';
import { cellText } from '../../domain/own-data/cell-text';
import { type DataFault, faultGroups } from '../../domain/own-data/data-fault';
import { isShare } from '../../domain/own-data/field-keys';
import type { ColumnMapping, DecimalMark, Mapping } from '../../domain/own-data/mapping';
import { readQuadrant } from '../../domain/own-data/value-words';
import { fractionOf, readFigure } from '../../domain/own-data/read-figure';
import { TOPIC_KEYS } from '../wire/workspace-keys';
import type { Cell } from '../../domain/own-data/tables';

const ROWS = 5;
const MOST_POINTS = 400;
const LONGEST = 200;

/** What the mapping makes of the file, for the dialog. */
export function previewOf(mapping: Mapping, built: BuiltFromTables): MappingPreview {
  const mark = mapping.decimal?.mark ?? '.';
  const rows = built.sheets.map(({ name, rows }, index) => {
    const columns = mapping.sheets[index]?.columns ?? [];
    return [
      name,
      rows.slice(0, ROWS).map(({ row, cells }) => {
        const faults = built.faults.filter((fault) => fault.sheet === name && fault.row === row);
        return columns.map((column) => previewCell(cells[column.index], column, mark, faults));
      }),
    ] as const;
  });
  return {
    rows: Object.fromEntries(rows),
    points: pointsOf(built),
    counts: built.counts,
    faults: faultGroups(built.faults),
    rings: built.rings,
    divides: built.divides,
  };
}

/** @param faults of its row */
function previewCell(
  cell: Cell | undefined,
  column: ColumnMapping,
  mark: DecimalMark,
  faults: readonly DataFault[],
): PreviewCell {
  const raw = cellText(cell).slice(0, LONGEST);
  const fault = faults.find((each) => each.column === column.header)?.problem ?? null;
  return { raw, shown: raw === '' ? null : shownAs(cell, column, mark), fault };
}

function shownAs(cell: Cell | undefined, { target, unit }: ColumnMapping, mark: DecimalMark): string | null {
  if (target === 'quadrant') {
    const code = readQuadrant(cellText(cell));
    return code === null ? null : QUADRANTS[code].label;
  }
  if (!isShare(target)) return null;
  const figure = readFigure(cell, mark);
  const fraction = 'value' in figure ? fractionOf(figure, unit) : null;
  if (fraction === null) return null;
  return target === 'growth' ? formatFigure('growth', fraction) : formatFraction(fraction);
}

/** Evenly from the whole file. */
function pointsOf({ workspace }: BuiltFromTables): readonly PreviewPoint[] {
  const points = workspace.topics.flatMap((row): PreviewPoint[] => {
    const [growth, sizing] = [row[TOPIC_KEYS.growth], row[TOPIC_KEYS.averageSizing]];
    if (typeof growth !== 'number' || typeof sizing !== 'number') return [];
    const quadrant = parseQuadrantCode(row[TOPIC_KEYS.quadrant]);
    return [{ name: String(row[TOPIC_KEYS.name]), growth, sizing, quadrant }];
  });
  const step = Math.max(1, points.length / MOST_POINTS);
  return points.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
