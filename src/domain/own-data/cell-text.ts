import type { Cell, SheetRow } from './tables';

/** A cell as the user sees it in a spreadsheet program; empty text for an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('percent' in cell) return `${Number((cell.percent * 100).toPrecision(12))} %`;
  if ('amount' in cell) return `${Number(cell.amount.toPrecision(12))} ${cell.unit}`.trim();
  if ('date' in cell) return cell.date;
  return 'formula' in cell ? `=${cell.formula}` : cell.error;
}

/** What stands for "nothing" in tables. */
const NOTHING = new Set(['', '-', '–', '—', ':', '..', 'null', 'undefined', 'nan']);

/** The cells of a column that hold something. */
export function filledCells(rows: readonly SheetRow[], index: number): readonly Cell[] {
  return rows.map(({ cells }) => cells[index] ?? null).filter((cell) => !isBlank(cell));
}

/** At most so many characters. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

export function isBlank(cell: Cell | undefined): boolean {
  return typeof cell === 'object'
    ? cell === null
    : NOTHING.has(
        String(cell ?? '')
          .trim()
          .toLowerCase(),
      );
}

/** Without any character but blanks. */
export function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
