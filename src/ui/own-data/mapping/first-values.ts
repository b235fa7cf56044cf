import type { PreviewCell } from '../../../domain/own-data/mapping-preview';

const MOST = 3;

/** The first different values of a column, and what they become where that is something else. @param at its place in a row */
export function firstValues(rows: readonly (readonly PreviewCell[])[], at: number): string {
  const words = rows.flatMap(({ [at]: cell }) => {
    if (cell === undefined || cell.raw === '') return [];
    const isSame = cell.shown === null || cell.shown.replace(/^\+/, '') === cell.raw;
    return [isSame ? cell.raw : `${cell.raw} → ${cell.shown}`];
  });
  return [...new Set(words)].slice(0, MOST).join(', ');
}
