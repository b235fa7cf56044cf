import { MOST_OWN_COLUMNS } from '../topic/own-values';
import { filledBlanks, withFilledBlanks, cellText, filledCells, isBlank, shortened } from './cell-text';
import { withRates } from './exchange-rates';
import { isShare } from './field-keys';
import { knownFields } from './known-fields';
import { isOwnTarget, isShared, type ColumnMapping, type ColumnTarget, type DecimalMark } from './mapping';
import { likelyFields } from './likely-fields';
import { sameNameKey } from './normalised-name';
import { proposeOwn } from './own-columns';
import { readFigure } from './read-value';
import { isTopicKind, ownName, ownTargetOf, SHEET_FORMS, type SheetKind } from './sheet-forms';
import { splitOf, type CellSplit } from './split-cells';
import type { Cell, Sheet, SheetRow } from './tables';
import { unitOfColumn } from './unit-of-column';
import { asksOrderOfRings, valuesOfColumn } from './value-mapping';
import { namesMoney } from './written-number';
import { dateFormOf, dateOrderOf } from './written-date';

type Draft = Pick<ColumnMapping, 'target' | 'reason' | 'isChosen' | 'rivals'>;

const EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;

/** What the columns of one sheet are taken for. @param earlier columns whose choices by the user are taken over */
export function proposeColumns(
  sheet: Sheet,
  kind: SheetKind,
  mark: DecimalMark,
  earlier: readonly ColumnMapping[],
): readonly ColumnMapping[] {
  const priced = withRates(sheet.rows, earlier);
  const rows = withFilledBlanks(priced, earlier);
  const found = draftsOf({ ...sheet, rows }, kind, mark, earlier).map((draft, index) =>
    isTopicKind(kind) ? byCells(draft, filledCells(sheet.rows, index), sheet.header[index] ?? '') : draft,
  );
  const nameIndex = found.findIndex(({ target }) => target === 'name');
  const drafts = kind === 'topics' ? withLikely(found, { ...sheet, rows }, nameIndex) : found;
  const idIndex = drafts.findIndex(({ target }) => target === 'id');
  const groupIndex = drafts.findIndex(({ target }) => target === 'trend');
  const rowsOf = (index: number) => rowsWithValue(priced, index, { nameIndex, idIndex, groupIndex });
  return drafts.map((draft, index): ColumnMapping => {
    const header = sheet.header[index] ?? '';
    const before = earlier[index];
    const cells = filledCells(sheet.rows, index);
    const texts = new Set(cells.map((cell) => cellText(cell).trim()));
    const blanks = filledBlanks(sheet, index, nameIndex, draft.target, before?.blanks ?? null);
    const column = {
      index,
      header,
      ...draft,
      unit: null,
      question: null,
      isNumeric: cells.length > 0 && cells.every((cell) => 'value' in readFigure(cell, mark)),
      examples: [...texts].slice(0, EXAMPLES).map((text) => shortened(text, LONGEST_EXAMPLE)),
      blanks: isTopicKind(kind) ? blanks : null,
      ...(before?.name !== undefined && { name: before.name }),
      ...(isTopicKind(kind) && splitPart(draft.target, cells, header, before)),
      ...datesPart(draft.target, cells, before),
      ...(before?.rates != null && { rates: before.rates, currencies: before.currencies ?? [] }),
    };
    if (isShare(draft.target)) {
      const { reason, ...found } = unitOfColumn(draft.target, header, rowsOf(index), index, nameIndex, mark);
      const isUnitChosen = before?.target === draft.target && before.isUnitChosen === true;
      const words = [draft.reason || 'known name', reason].filter((each) => each !== '');
      const chosen = isUnitChosen && { unit: before.unit, isUnitChosen, isUnsure: false };
      return { ...column, ...found, ...chosen, reason: words.join('; ') };
    }
    const values = valuesOfColumn(draft.target, sheet.rows, index, before?.values, sheet.rings);
    const asksOrder = draft.target === 'ring' && values !== undefined && asksOrderOfRings(values, sheet.rings);
    return {
      ...column,
      ...(values !== undefined && { values }),
      ...(asksOrder && { order: before?.order ?? 'asked' }),
    };
  });
}

/** With what the cells of a column are, where its name does not say it: several labels each, or dates. */
function byCells(draft: Draft, cells: readonly Cell[], name: string): Draft {
  const { target, isChosen } = draft;
  if (isChosen) return draft;
  const isPlain = target === 'more' || target === 'own-label' || target === 'own-figure';
  if (isPlain && !namesMoney(name) && dateFormOf(cells, name) !== null)
    return { ...draft, target: 'date', reason: 'dates' };
  const mayBeLabels = target === 'more' || target === 'trend' || target === 'shift';
  // A topic has one group, so what has several labels in a cell is none.
  return mayBeLabels && splitOf(textsOf(cells)) !== null
    ? { ...draft, target: 'own-label', reason: 'several labels in a cell' }
    : draft;
}

function textsOf(cells: readonly Cell[]): readonly string[] {
  return cells.map((cell) => cellText(cell).trim());
}

/** How the cells of a column are split, where they look like lists, or where the user says so. */
function splitPart(
  target: ColumnTarget,
  cells: readonly Cell[],
  header: string,
  before: ColumnMapping | undefined,
): { readonly split?: CellSplit } {
  if (!['own-label', 'trend', 'shift'].includes(target)) return {};
  const texts = textsOf(cells);
  // The lines of a written file are labels.
  const isWritten = ownTargetOf(header) === 'own-label' && texts.some((text) => text.includes('\n'));
  const found = isWritten ? '\n' : splitOf(texts);
  if (before?.split?.isChosen === true) return { split: { ...before.split, found } };
  return found === null ? {} : { split: { at: target === 'own-label' ? found : null, found, isChosen: false } };
}

function datesPart(
  target: ColumnTarget,
  cells: readonly Cell[],
  before: ColumnMapping | undefined,
): Pick<ColumnMapping, 'dates'> {
  if (target !== 'date' && target !== 'updated') return {};
  const { order, unsure } = dateOrderOf(cells);
  const chosen = before?.dates?.isChosen === true ? before.dates.order : null;
  return { dates: { order: chosen ?? order, unsure, isChosen: chosen !== null } };
}

/** With the growth and the size that the values show, where no name of a column does. */
function withLikely(drafts: readonly Draft[], sheet: Sheet, nameIndex: number): readonly Draft[] {
  if (nameIndex < 0) return drafts;
  const columns = drafts.map(({ target, isChosen }, index) => {
    const isOpen = target === 'more' || isOwnTarget(target);
    return { index, isChosen, isOpen: isOpen && ownName(sheet.header[index] ?? '') === sheet.header[index] };
  });
  const likely = likelyFields(sheet, columns, new Set(drafts.map(({ target }) => target)));
  return drafts.map((draft, index) => {
    const found = likely.find((each) => each.index === index);
    if (found === undefined) return draft;
    const { field, reason, rivals } = found;
    return { target: field, reason, isChosen: false, ...(rivals !== undefined && { rivals }) };
  });
}

/** The rows whose values of a column are opened: with a name, and the first of those that become one, which are of one group. */
function rowsWithValue(
  rows: readonly SheetRow[],
  index: number,
  { nameIndex, idIndex, groupIndex }: Readonly<Record<'nameIndex' | 'idIndex' | 'groupIndex', number>>,
): readonly SheetRow[] {
  if (nameIndex < 0) return rows;
  const taken = new Set<string>();
  return rows.filter(({ cells }) => {
    const [name, id] = [cellText(cells[nameIndex]), isBlank(cells[idIndex]) ? null : cellText(cells[idIndex]).trim()];
    const group = cellText(cells[groupIndex]).trim();
    const key = id === null ? `name ${sameNameKey(name)} of ${group}` : `id ${id}`;
    if (isBlank(cells[nameIndex]) || isBlank(cells[index]) || taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

function draftsOf(
  sheet: Sheet,
  kind: SheetKind,
  mark: DecimalMark,
  earlier: readonly ColumnMapping[],
): readonly Draft[] {
  const { header, rows } = sheet;
  const taken = new Set<ColumnTarget>();
  const chosen = header.map((_, index) => chosenTarget(kind, earlier[index], taken));
  const known = knownFields(kind, sheet, taken).map((each, index) => (chosen[index] === null ? each : null));
  let ownCount =
    chosen.filter((target) => target !== null && isOwnTarget(target)).length +
    header.filter((name) => ownTargetOf(name) !== null).length;
  return header.map((name, index): Draft => {
    const target = chosen[index];
    if (target != null) return { target, reason: 'chosen by you', isChosen: true };
    const { field = null, reason = '', rivals } = known[index] ?? {};
    if (field !== null) return { target: field, reason, isChosen: false, ...(rivals !== undefined && { rivals }) };
    if (ownName(name) !== name) {
      const written = isTopicKind(kind) ? ownTargetOf(name) : null;
      return { target: written ?? 'more', reason: 'known name', isChosen: false };
    }
    const own = isTopicKind(kind) && ownCount < MOST_OWN_COLUMNS ? proposeOwn(rows, index, name, mark) : null;
    if (own !== null) ownCount += 1;
    return { target: own ?? 'more', reason: reason || 'not known', isChosen: false };
  });
}

/** The first of two columns chosen for one field gets it. */
function chosenTarget(
  kind: SheetKind,
  earlier: ColumnMapping | undefined,
  taken: Set<ColumnTarget>,
): ColumnTarget | null {
  if (earlier?.isChosen !== true) return null;
  const { target } = earlier;
  if (isShared(target)) return target;
  if (!(target in SHEET_FORMS[kind].fields) || taken.has(target)) return null;
  taken.add(target);
  return target;
}
