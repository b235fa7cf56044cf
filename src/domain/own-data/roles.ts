import type { ColumnMapping } from './mapping';
import { yearOf } from './normalised-name';
import { readFigure } from './read-value';

/** What the columns of topics are asked for first, in the order of the dialog, with the words of users. */
export const ROLES = [
  ['name', 'Name'],
  ['trend', 'Group'],
  ['growth', 'Growth'],
  ['averageSizing', 'Size'],
  ['status', 'Status'],
  ['ring', 'Ring'],
] as const;

export type Role = (typeof ROLES)[number][0];
/** The roles that place topics on the map. */
const AXES = ['growth', 'averageSizing'] as const;

export function isRole(target: string): target is Role {
  return ROLES.some(([role]) => role === target);
}

/** Of texts with a percentage or an amount among them, such as '10–15 %' and '8 %'. */
function holdsUnits({ examples }: ColumnMapping): boolean {
  return examples.some((text) =>
    (['.', ','] as const).some((mark) => ['percent', 'amount'].includes(readFigure(text, mark).kind)),
  );
}

/** The axes that no column is, where a column of numbers, or with some of them, is left for them. */
export function missingAxes(columns: readonly ColumnMapping[]): readonly Role[] {
  const isFigure = (column: ColumnMapping): boolean => {
    const { target, isNumeric, header } = column;
    if (target !== 'more') return target === 'own-figure';
    return isNumeric ? yearOf(header) !== null : holdsUnits(column);
  };
  const isLeft = columns.some((column) => !column.isChosen && isFigure(column));
  return isLeft ? AXES.filter((axis) => !columns.some(({ target }) => target === axis)) : [];
}
