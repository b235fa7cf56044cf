import type { ColumnMapping } from './mapping';

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
/** A role that places topics on the map. */
type Axis = 'growth' | 'averageSizing';

export interface AxisQuestion {
  readonly axis: Axis;
  readonly candidates: readonly ColumnMapping[];
}

export function isRole(target: string): target is Role {
  return ROLES.some(([role]) => role === target);
}

/** Which column is missing for a map, where the other axis has one and a column of numbers is left; null: none is. */
export function axisQuestion(columns: readonly ColumnMapping[]): AxisQuestion | null {
  const has = (axis: Axis): boolean => columns.some(({ target }) => target === axis);
  if (has('growth') === has('averageSizing')) return null;
  const axis = has('growth') ? 'averageSizing' : 'growth';
  const candidates = columns.filter(
    ({ target, suggestion, certainty }) =>
      certainty !== 'chosen' && (target === 'own-figure' || suggestion === 'growth' || suggestion === 'averageSizing'),
  );
  return candidates.length === 0 ? null : { axis, candidates };
}
