import type { FigureRow } from '../review/review-figures';
import { formatCount, formatFraction, MISSING_FIGURE } from '../shared/figures';
import { describeRanking } from '../shared/ranking';
import { formatGrowth } from '../topic/growth';

/** '+24.30 %', '33.00 %', '3'; a dash where it is unknown. */
export function figureText({ figure, value }: FigureRow): string {
  if (value === null) return MISSING_FIGURE;
  if (figure === 'growth') return formatGrowth(value);
  return figure === 'driverCount' ? formatCount(value) : formatFraction(value);
}

/** '14th of 117 topics'; null where the value is unknown. @param kind left out: the number of peers alone */
export function rankText({ ranking }: FigureRow, kind?: string): string | null {
  return ranking && describeRanking(ranking, kind);
}
