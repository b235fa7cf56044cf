import type { ColumnMapping } from './mapping';
import { yearOf } from './normalised-name';
import { readFigure } from './read-value';

/** The roles that place topics on the map, and the one that groups them. */
type Role = 'growth' | 'averageSizing' | 'trend';
const AXES = ['growth', 'averageSizing'] as const;
const GROUPS: readonly ColumnMapping['target'][] = ['trend', 'trendId', 'ring'];

export interface MissingRole {
  readonly role: Role;
  /** The columns that may be it. */
  readonly candidates: readonly ColumnMapping[];
}

/** Of texts with a percentage or an amount among them, such as '10–15 %' and '8 %'. */
function holdsUnits({ examples }: ColumnMapping): boolean {
  return examples.some((text) =>
    (['.', ','] as const).some((mark) => ['percent', 'amount'].includes(readFigure(text, mark).kind)),
  );
}

function isFigure(column: ColumnMapping): boolean {
  const { target, isNumeric, header } = column;
  if (target !== 'more') return target === 'own-figure';
  return isNumeric ? yearOf(header) !== null : holdsUnits(column);
}

/** The roles that no column has, where one is left that may have it: numbers, or labels with one word a cell. */
export function missingRoles(columns: readonly ColumnMapping[]): readonly MissingRole[] {
  const left = columns.filter(({ isChosen }) => !isChosen);
  const has = (...targets: readonly ColumnMapping['target'][]): boolean =>
    columns.some(({ target }) => targets.includes(target));
  const figures = left.filter(isFigure);
  const labels = left.filter(({ target, split }) => target === 'own-label' && (split?.at ?? null) === null);
  return [
    ...AXES.filter((axis) => !has(axis)).map((role) => ({ role, candidates: figures })),
    ...(has(...GROUPS) ? [] : [{ role: 'trend' as const, candidates: labels }]),
  ].filter(({ candidates }) => candidates.length > 0);
}
