import { dayOfNumber, shortDay } from '../shared/calendar';
import { decimalsOf, fixedDigits, formatFraction, MISSING_FIGURE } from '../shared/figures';
import { formatFigure, shownDecimals, SIGNAL_FIGURES } from '../topic/figures';
import { formatOwnValue, isOwnKey } from '../topic/own-values';
import type { Comparator } from './vocabulary';
import { isScoreKey, queryFigure, type QueryFigure } from './query-figures';

/** In a sentence: 'growth a year'. */
export function figureName(figure: QueryFigure): string {
  return queryFigure(figure).words;
}

/** Before a value: 'growth', 'average sizing', 'gap between consumers and industry', 'Market size (USD bn)'. */
export function figureKey(figure: QueryFigure): string {
  const { head, words, lenses } = queryFigure(figure);
  if (isScoreKey(figure)) return words;
  if (lenses !== undefined) return words;
  return isOwnKey(figure) ? head : head.toLowerCase();
}

/** It is a number as it is, and no percentage. */
export function isCounted(figure: QueryFigure): boolean {
  const { unit } = queryFigure(figure);
  return unit === 'count' || unit === 'own' || unit === 'score';
}

/** Differences of shares are given in points. */
export function isInPoints(figure: QueryFigure): boolean {
  return queryFigure(figure).unit === 'points';
}

/** Of two data, as it is said of the figure that changed: 'fell', 'rose by at least 5 points'; null: it is no such change. */
export function movementWords(figure: QueryFigure, comparator: Comparator, value: number): string | null {
  if (figure !== 'growthChange' && figure !== 'sizingChange') return null;
  if (value === 0) return STANDING[comparator];
  const isRise = value > 0;
  const by = comparator === (isRise ? 'over' : 'under') ? 'more than' : comparator === 'exactly' ? 'exactly' : null;
  const isLeast = comparator === (isRise ? 'at least' : 'at most');
  if (by === null && !isLeast) return null;
  return `${isRise ? 'rose' : 'fell'} by ${by ?? 'at least'} ${formatQueryFigure(figure, Math.abs(value))}`;
}

const STANDING: Readonly<Record<Comparator, string>> = {
  over: 'rose',
  'at least': 'did not fall',
  under: 'fell',
  'at most': 'did not rise',
  exactly: 'stayed the same',
};

/** The figure of which it is the change. */
export function movedFigure(figure: QueryFigure): QueryFigure {
  return figure === 'growthChange' ? 'growth' : figure === 'sizingChange' ? 'sizing' : figure;
}

/** As it is asked: "20 %", "12.5 %", "3", "2 points". */
export function formatQueryFigure(figure: QueryFigure, value: number, decimals?: number): string {
  const { unit } = queryFigure(figure);
  if (unit === 'own') return formatOwnValue(Number(value.toPrecision(12)));
  if (unit === 'score') return fixedDigits(value, 1);
  if (unit === 'millions') return `${value} million`;
  if (unit === 'day') return shortDay(dayOfNumber(value), 'en') ?? '';
  if (isCounted(figure)) return String(value);
  const text = formatFraction(value, decimals);
  return isInPoints(figure) ? text.replace(' %', ' points') : text;
}

/** The decimals of percentages in an answer: those of a list, of a change those of what changed, of a gap those of sizing. */
export function cellDecimals(figure: QueryFigure, values: readonly (number | null)[]): number {
  const signal = SIGNAL_FIGURES.find((each) => each === movedFigure(figure));
  return signal !== undefined || isInPoints(figure) ? shownDecimals(signal ?? 'sizing', values) : decimalsOf(values);
}

/** As on the page: growth and changes with their sign. @param decimals of a percentage; omitted: {@link cellDecimals} */
export function formatCell(
  figure: QueryFigure,
  value: number | null,
  decimals = cellDecimals(figure, [value]),
): string {
  if (value === null) return MISSING_FIGURE;
  const signal = SIGNAL_FIGURES.find((each) => each === figure);
  if (signal !== undefined) return formatFigure(signal, value, decimals);
  const isSigned = figure === 'growthChange' || figure === 'sizingChange';
  return `${isSigned && value > 0 ? '+' : ''}${formatQueryFigure(figure, value, decimals)}`;
}
