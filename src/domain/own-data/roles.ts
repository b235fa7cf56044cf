import type { ColumnMapping } from './mapping';
import { yearOf } from './normalised-name';

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

/** The axes that no column is, where a column of numbers is left for them. */
export function missingAxes(columns: readonly ColumnMapping[]): readonly Role[] {
  const isFigure = ({ target, isNumeric, header }: ColumnMapping): boolean =>
    target === 'own-figure' || (target === 'more' && isNumeric && yearOf(header) !== null);
  const isLeft = columns.some((column) => !column.isChosen && isFigure(column));
  return isLeft ? AXES.filter((axis) => !columns.some(({ target }) => target === axis)) : [];
}
