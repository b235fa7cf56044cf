import { DECIMALS, fractionDigits, shownFraction } from '../shared/figures';
import { FIGURES, figureOf, formatFigure, shownDecimals, type Measured, type SignalFigure } from './figures';

/** How a figure differs from an earlier one. */
export interface FigureChange {
  readonly figure: SignalFigure;
  /** null: unknown. */
  readonly now: number | null;
  readonly before: number | null;
  /** null where one of them is unknown. */
  readonly difference: number | null;
  /** Whether it looks different in the decimals that are shown, or is known in one version of the data only. */
  readonly isSeen: boolean;
}

export function figureChange(figure: SignalFigure, now: number | null, before: number | null): FigureChange {
  if (now === null || before === null) return { figure, now, before, difference: null, isSeen: now !== before };
  const difference = now - before;
  const size = Math.abs(difference);
  const isSeen = (FIGURES[figure].unit === 'count' ? size : shownFraction(size)) > 0;
  return { figure, now, before, difference, isSeen };
}

/** More decimals tell no two figures apart that look different. */
const MOST_DECIMALS = 4;

/**
 * The figure before and now as they are shown; where they differ in a later decimal alone, with the decimals that say so.
 * @param least decimals, where the figure stands beside one that has them
 */
export function changeTexts(
  { figure, before, now, isSeen }: FigureChange,
  least?: number,
): readonly [before: string, now: string] {
  // Beside each other both have the decimals that one of them needs.
  const texts = (decimals = least ?? shownDecimals(figure, [before, now])): readonly [string, string] => [
    formatFigure(figure, before, decimals),
    formatFigure(figure, now, decimals),
  ];
  let shown = texts();
  if (!isSeen) return shown;
  for (let decimals = (least ?? 0) + 1; shown[0] === shown[1] && decimals <= MOST_DECIMALS; decimals += 1)
    shown = texts(decimals);
  return shown;
}

/** Of a topic, a trend or an item of a chart. */
export function signalChange(figure: SignalFigure, now: Measured, before: Measured | null | undefined): FigureChange {
  return figureChange(figure, figureOf(figure, now), before == null ? null : figureOf(figure, before));
}

/**
 * The difference with its sign: '+14.5' points, '−2' drivers; '' where it is unknown or looks the same.
 * @param decimals of points, as the column of the figure has them; a smaller difference has all of its own
 */
export function changeDigits({ figure, difference, isSeen }: FigureChange, decimals?: number): string {
  if (difference === null || !isSeen) return '';
  const size = Math.abs(difference);
  const rounded = fractionDigits(size, decimals);
  const points = Number(rounded) === 0 ? fractionDigits(size) : rounded;
  return `${difference > 0 ? '+' : '−'}${FIGURES[figure].unit === 'count' ? size : points}`;
}

/**
 * With its unit, where it is not the only thing in its column: '+14.5 points', '−2' drivers.
 * @param decimals see {@link changeDigits}
 */
export function changeInPoints(change: FigureChange, decimals?: number): string {
  const digits = changeDigits(change, decimals);
  return digits === '' || FIGURES[change.figure].unit === 'count' ? digits : `${digits} points`;
}

/** 'growth +8 points', 'growth no longer known', 'sizing now known'; '' where it looks the same. */
export function changeInWords(change: FigureChange): string {
  if (!change.isSeen) return '';
  const name = FIGURES[change.figure].short.toLowerCase();
  if (change.difference === null) return `${name} ${change.now === null ? 'no longer' : 'now'} known`;
  return `${name} ${changeInPoints(change)}`;
}

/**
 * What a card says below a figure: '18.10 % in Sep 2025, +6.2 points', 'as in Sep 2025', 'not known in Sep 2025';
 * '' where it is not known today, either.
 * @param date of the previous data; null: unknown
 */
export function beforeInWords(change: FigureChange, date: string | null): string {
  const { figure, before, now, isSeen } = change;
  if (before === null && now === null) return '';
  const then = date === null ? 'before' : `in ${date}`;
  if (!isSeen) return `as ${then}`;
  if (before === null) return `not known ${then}`;
  const was = `${formatFigure(figure, before, DECIMALS)} ${then}`;
  return change.difference === null ? was : `${was}, ${changeInPoints(change)}`;
}

/**
 * What a card says below a figure of today of two earlier ones: '18.10 % in Sep 2024, 24.30 % in Sep 2025, +6.2 points';
 * '' where both are unknown.
 * @param dates of the two; null: unknown
 */
export function betweenInWords(change: FigureChange, dates: readonly [string | null, string | null]): string {
  const { figure, before, now } = change;
  if (before === null && now === null) return '';
  const [then, later] = dates.map((date) => date ?? 'earlier data');
  const said = [
    [before, then],
    [now, later],
  ].map(
    ([value, date]) => `${value === null ? 'not known' : formatFigure(figure, Number(value), DECIMALS)} in ${date}`,
  );
  return [...said, changeInPoints(change)].filter((text) => text !== '').join(', ');
}

/** How far fractions have moved together; 0 for what looks the same. */
export function distanceOf(changes: readonly FigureChange[]): number {
  return changes.reduce((sum, { difference, isSeen }) => (isSeen ? sum + Math.abs(difference ?? 0) : sum), 0);
}
