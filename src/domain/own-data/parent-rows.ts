import { cellText, isBlank } from './cell-text';
import { inWords, normalisedName } from './normalised-name';
import { recogniseField } from './recognise-names';
import type { Sheet, SheetRow } from './tables';

/** 'Parent', 'parentId', 'Übergeordnete ID'. */
const PARENT = /(?:^| )(?:parent|parents|eltern|elternelement|ubergeordnet\p{L}*|vater|superior)(?: |$)/u;
const FEWEST = 2;

interface Tree {
  /** The column that names the parents. */
  readonly column: number;
  /** The place of the parent of each row among the rows; -1: it has none. */
  readonly parents: readonly number[];
}

/**
 * The table of a tree, whose rows name the rows that they stand below: these become groups of the others, as the upper levels
 * of an outline do, unless the user says that they are topics too.
 */
export function withParentRows(sheet: Sheet): Sheet {
  if (sheet.outline !== null || sheet.groupColumn !== null) return sheet;
  const tree = treeIn(sheet);
  if (tree === null) return sheet;
  const { header, rows, form } = sheet;
  const { column, parents } = tree;
  const areGroups = form.usesOutline !== false;
  const upper = new Set(areGroups ? parents.filter((at) => at >= 0) : []);
  const isTopic = (at: number): boolean => !upper.has(at) || form.rows[rows[at]?.row ?? 0] === 'topic';
  const nameAt = header.findIndex((name, index) => index !== column && recogniseField('topics', name) === 'name');
  const nameOf = (at: number): string => cellText(rows[at]?.cells[nameAt < 0 ? 0 : nameAt]).trim();
  const pathOf = (at: number): readonly number[] => {
    const parent = parents[at] ?? -1;
    return parent < 0 ? [] : [...pathOf(parent), parent];
  };
  const roots = [...parents.keys()].filter((at) => parents[at] === -1);
  // A single row above all others, such as a programme, is no group of some of them.
  const isOneRoot = roots.length === 1 && [...upper].some((at) => parents[at] !== -1);
  const marks = new Map(sheet.marks);
  for (const at of upper)
    if (!isTopic(at)) marks.set(rows[at]?.row ?? 0, { kind: 'group', why: 'other rows name it as the one above' });
  const read = rows.flatMap((row, at): SheetRow[] => {
    if (!isTopic(at)) return [];
    const path = pathOf(at).slice(isOneRoot ? 1 : 0);
    return [{ ...row, cells: row.cells.with(column, path.map(nameOf).join(' › ') || null) }];
  });
  const problem = `‘${header[column]}’ names the row that a row stands below, of ${upper.size} rows.`;
  return {
    ...sheet,
    rows: areGroups ? read : rows,
    marks,
    outline: 'parents',
    groupColumn: areGroups ? column : null,
    notes: areGroups
      ? [...sheet.notes, { row: sheet.headerRow, problem, consequence: 'These rows are read as groups.' }]
      : sheet.notes,
  };
}

/** null: no column names other rows. */
function treeIn({ header, rows }: Sheet): Tree | null {
  const column = header.findIndex((name) => PARENT.test(normalisedName(inWords(name))));
  if (column < 0) return null;
  const textsOf = (index: number): readonly string[] =>
    rows.map(({ cells }) => (isBlank(cells[index]) ? '' : cellText(cells[index]).trim()));
  // A root may name nothing, or a number for nothing.
  const named = textsOf(column).map((text) => (text === '0' ? '' : text));
  if (named.filter((text) => text !== '').length < FEWEST) return null;
  for (const index of header.keys()) {
    const own = textsOf(index);
    const places = new Map(own.map((text, at) => [text, at]));
    const areKeys = index !== column && places.size === own.length && !places.has('');
    if (!areKeys || named.some((text) => text !== '' && !places.has(text))) continue;
    const parents = named.map((text) => (text === '' ? -1 : (places.get(text) ?? -1)));
    return isTree(parents) ? { column, parents } : null;
  }
  return null;
}

/** No row stands below itself. */
function isTree(parents: readonly number[]): boolean {
  return parents.every((_, at) => {
    let above = parents[at] ?? -1;
    for (let steps = 0; above >= 0 && steps <= parents.length; steps += 1) above = parents[above] ?? -1;
    return above < 0;
  });
}
