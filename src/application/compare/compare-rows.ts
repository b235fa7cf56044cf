import { FEWEST_COMPARED, MOST_COMPARED } from '../../domain/compare/comparison';
import { idOfRow } from '../../domain/query/row';
import { comparePath } from '../../domain/shared/routes';
import type { RowAction } from '../query/row-action';

/** Compares the first rows of a query side by side. */
export const compareRows: RowAction = {
  module: 'compare',
  verbs: ['compare', 'comparison', 'contrast', 'vergleich', 'vergleiche', 'vergleichen'],
  linkOf({ query, rows }, sow) {
    if (rows.length < FEWEST_COMPARED) return null;
    const ids = rows.slice(0, MOST_COMPARED).map(idOfRow);
    const label = rows.length > MOST_COMPARED ? `Compare the first ${MOST_COMPARED}` : 'Compare';
    return { label, path: comparePath(sow, ids, query.subject === 'trends' ? 'trend' : 'topic') };
  },
};
