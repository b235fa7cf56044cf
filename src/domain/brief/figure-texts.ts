import type { BriefTopic } from './brief';
import type { ReviewFigure } from '../review/review-figures';
import { describeRanking } from '../shared/ranking';
import { decimalsOf } from '../shared/figures';
import { formatFigure, type SignalFigure } from '../topic/figures';

/** '+24.3 %', '33 %', '3'; a dash where it is unknown. */
export function figureText({ figure, value }: ReviewFigure): string {
  return formatFigure(figure, value);
}

/** The figure of each topic in a column: all with the decimals that one of them needs. */
export function columnText(figure: SignalFigure, topics: readonly BriefTopic[]): (topic: BriefTopic) => string {
  const valueOf = ({ rows }: BriefTopic): number | null => rows.find((row) => row.figure === figure)?.value ?? null;
  const decimals = decimalsOf(topics.map(valueOf));
  return (topic) => formatFigure(figure, valueOf(topic), decimals);
}

/** '14th of 117 topics'; null where the value is unknown. @param kind left out: the number of peers alone */
export function rankText({ ranking }: ReviewFigure, kind?: string): string | null {
  return ranking && describeRanking(ranking, kind);
}
