import type { ReviewFigure } from '../review/review-figures';
import { describeRanking } from '../shared/ranking';
import { formatFigure } from '../topic/figures';

/** '+24.3 %', '33 %', '3'; a dash where it is unknown. */
export function figureText({ figure, value }: ReviewFigure): string {
  return formatFigure(figure, value);
}

/** '14th of 117 topics'; null where the value is unknown. @param kind left out: the number of peers alone */
export function rankText({ ranking }: ReviewFigure, kind?: string): string | null {
  return ranking && describeRanking(ranking, kind);
}
