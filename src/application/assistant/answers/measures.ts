import { FIGURES, type SignalFigure } from '../../../domain/topic/figures';

/** The words by which questions name a figure; sizing last, because a lens is a sizing as well. */
const WORDS: readonly (readonly [SignalFigure, RegExp])[] = [
  ['growth', /\b(grow\w*|cagr|momentum|rising|fast\w*|speed|slow\w*|declin\w*|shrink\w*|falling)\b/],
  ['drivers', /\bdrivers?\b/],
  ['consumer', /\b(consumer|consumers|shopper|shoppers)\b/],
  ['industry', /\b(industry|industries|companies|business\w*)\b/],
  ['society', /\b(society|societal|public)\b/],
  ['sizing', /\b(siz\w*|large\w*|big\w*|small\w*|huge|volume|biggest|mainstream|niche)\b/],
];

/** The figures that a question names. */
export function measuresIn(words: string): readonly SignalFigure[] {
  return WORDS.filter(([, pattern]) => pattern.test(words)).map(([figure]) => figure);
}

/** 'growth a year', 'average sizing'. */
export function measureName(figure: SignalFigure): string {
  return FIGURES[figure].words;
}
