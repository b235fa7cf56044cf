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
const AXES = ['growth', 'averageSizing'] as const;
type Axis = (typeof AXES)[number];

export interface AxisQuestion {
  readonly axis: Axis;
  readonly candidates: readonly ColumnMapping[];
}

export function isRole(target: string): target is Role {
  return ROLES.some(([role]) => role === target);
}

/** Which columns are missing for a map, where a column of numbers is left. */
export function axisQuestions(columns: readonly ColumnMapping[]): readonly AxisQuestion[] {
  const candidates = columns.filter(({ target, isChosen }) => !isChosen && target === 'own-figure');
  if (candidates.length === 0) return [];
  return AXES.filter((axis) => !columns.some(({ target }) => target === axis)).map((axis) => ({ axis, candidates }));
}
