import { cellText, isBlank } from './cell-text';
import type { OutlineKind } from './table-form';
import type { SheetRow } from './tables';

export interface RowLevels {
  readonly kind: OutlineKind;
  readonly column: number;
  /** Of each row, from 0. */
  readonly levels: readonly number[];
}

/** '1.1.2' alone, or before a name. */
const NUMBER = /^\s*(\d+(?:\.\d+)*)[.)]?(?:\s+|$)/;

/** 'Outline Level', 'Ebene'. */
const LEVEL = /(?:^|[^\p{L}])(?:level|ebene|niveau|gliederungsebene)(?:[^\p{L}]|$)/iu;

/** The levels of rows, by the first column that shows them; null: none does. @param names of the columns */
export function rowLevels(rows: readonly SheetRow[], names: readonly string[]): RowLevels | null {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (const column of names.keys()) {
    const levels = LEVEL.test(names[column] ?? '') ? levelsByColumn(rows, column) : null;
    if (levels !== null) return { kind: 'levels', column, levels };
  }
  for (let column = 0; column < width; column += 1) {
    if (rows.some(({ cells }) => isBlank(cells[column]))) continue;
    const texts = rows.map(({ cells }) => cellText(cells[column]));
    for (const [kind, levelsOf] of KINDS) {
      const levels = levelsOf(texts);
      if (levels?.some((level) => level > 0) === true) return { kind, column, levels };
    }
  }
  return levelsByGap(rows, width);
}

/** Whole numbers from 1 on, none of which is more than one below the row above; null: these are scores of rows. */
function levelsByColumn(rows: readonly SheetRow[], column: number): readonly number[] | null {
  const levels = rows.map(({ cells }) => Number(cellText(cells[column])) - 1);
  const areSteps = levels.every(
    (level, at) => Number.isInteger(level) && level >= 0 && level <= (levels[at - 1] ?? -1) + 1,
  );
  return areSteps && levels.some((level) => level > 0) ? levels : null;
}

/** In a list of texts alone: the first of each part between empty rows, where each part has several. */
function levelsByGap(rows: readonly SheetRow[], width: number): RowLevels | null {
  const isFirst = rows.map(({ row }, at) => row - 1 !== rows[at - 1]?.row);
  const parts = isFirst.filter(Boolean).length;
  const areAll = isFirst.every((is, at) => !is || (at + 1 < rows.length && isFirst[at + 1] === false));
  if (width !== 1 || parts < 2 || !areAll) return null;
  return { kind: 'gaps', column: 0, levels: isFirst.map((is) => (is ? 0 : 1)) };
}

/** The text of a cell without the number before it. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBER, '').trim();
}

/** The levels of numbers; null where one does not follow the one above: 1, 1.1, 1.2, 1.2.1, 2. */
export function levelsByNumber(texts: readonly string[]): readonly number[] | null {
  const levels: number[] = [];
  let above: readonly number[] = [];
  for (const text of texts) {
    const parts = NUMBER.exec(text)?.[1]?.split('.').map(Number) ?? [];
    const level = parts.length - 1;
    const [own = 0, before] = [parts[level], above[level]];
    const isNext = before === undefined ? above.length === 0 || own <= 1 : own > before;
    const isBelow =
      level >= 0 && level <= above.length && parts.slice(0, level).every((part, at) => part === above[at]);
    if (!isNext || !isBelow) return null;
    levels.push(level);
    above = parts;
  }
  return levels;
}

/** null where a name stands further left than the first one, or two have another indentation than those above. */
function levelsByIndent(texts: readonly string[]): readonly number[] | null {
  const open: number[] = [];
  const levels: number[] = [];
  for (const text of texts) {
    const indent = text.length - text.trimStart().length;
    if (!/\p{L}/u.test(text) || indent < (open[0] ?? 0)) return null;
    while (open.length > 0 && (open.at(-1) ?? 0) > indent) open.pop();
    if (open.length === 0 || (open.at(-1) ?? 0) < indent) open.push(indent);
    levels.push(open.length - 1);
  }
  return levels;
}

const KINDS = [
  ['numbers', levelsByNumber],
  ['indents', levelsByIndent],
] as const;
