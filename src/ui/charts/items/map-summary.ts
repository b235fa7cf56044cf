import { formatFigure, placeInWords } from '../../../domain/topic/figures';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { largest } from '../../../domain/shared/statistics';
import {
  QUADRANT_CODES,
  quadrantOf,
  UNCLASSIFIED,
  type Quadrant,
  type QuadrantCode,
} from '../../../domain/topic/quadrant';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import { axesInWords, lackOnAxes, placeBy, placeOnAxes, type ChosenAxes } from '../../../domain/topic/map-axes';
import { positionOf, type Position } from '../../../domain/topic/map-position';
import type { Movement } from '../../../domain/plane/movement';

const CODES: readonly (QuadrantCode | null)[] = [...QUADRANT_CODES, UNCLASSIFIED.code];
/** The number of items that the summary names. */
const FEW = 3;

export interface QuadrantCount {
  readonly code: QuadrantCode | null;
  /** In the project's own words. */
  readonly quadrant: Quadrant;
  readonly label: string;
  readonly count: number;
  /** Those of them with a position on the map. */
  readonly placed: number;
}

/** The number of items in each quadrant, in the order of the codes; "Unclassified" last, if there are any. */
export function countQuadrants(
  items: readonly ChartItem[],
  placeOf: (item: ChartItem) => Position | null = positionOf,
): readonly QuadrantCount[] {
  const counts = new Map(CODES.map((code) => [code, { quadrant: quadrantOf(code), count: 0, placed: 0 }]));
  for (const item of items) {
    const counted = counts.get(item.quadrant.code);
    if (counted === undefined) continue;
    counted.quadrant = item.quadrant;
    counted.count += 1;
    if (placeOf(item) !== null) counted.placed += 1;
  }
  return [...counts]
    .filter(([code, { count }]) => code !== UNCLASSIFIED.code || count > 0)
    .map(([code, counted]) => ({ code, ...counted, label: counted.quadrant.label }));
}

/**
 * The map in words, for screen readers: how many items, where, the three largest and the three fastest, or those that have
 * most of the figures on its axes.
 */
export function describeMap(
  items: readonly ChartItem[],
  type: ChartItem['type'],
  axes: ChosenAxes | null = null,
): string {
  if (axes !== null) return describeAxes(items, type, axes);
  const placed = items.filter((item) => positionOf(item) !== null);
  const missing = items.length - placed.length;
  const biggest = largest(placed, FEW, ({ sizing }) => sizing.average ?? 0);
  const fastest = largest(placed, FEW, ({ growth }) => growth ?? 0);
  const list = (named: readonly ChartItem[], figure: (item: ChartItem) => string): string =>
    named.map((item) => `${item.name} (${figure(item)})`).join(', ');
  return [
    `${countOf(placed.length, type)} on a map of growth by average sizing.`,
    `${countQuadrants(items).map(quadrantInWords).join(', ')}.`,
    ...(biggest.length > 0
      ? [`Largest: ${list(biggest, ({ sizing }) => formatFigure('sizing', sizing.average))}.`]
      : []),
    ...(fastest.length > 0
      ? [`Growing fastest: ${list(fastest, ({ growth }) => formatFigure('growth', growth))}.`]
      : []),
    ...(missing > 0 ? [`Not on the map, because figures are not known: ${formatCount(missing)}.`] : []),
  ].join(' ');
}

function describeAxes(items: readonly ChartItem[], type: ChartItem['type'], axes: ChosenAxes): string {
  const placed = items.filter((item) => placeBy(axes, item) !== null);
  const lack = lackOnAxes(axes, items);
  const most = [axes.x, axes.y].map(({ name, valueOf, textOf }) => {
    const named = largest(placed, FEW, (item) => valueOf(item) ?? 0);
    return `Most ${name}: ${named.map((item) => `${item.name} (${textOf(valueOf(item))})`).join(', ')}.`;
  });
  return [
    `${countOf(placed.length, type)} on a map of ${axesInWords(axes)}.`,
    ...(placed.length > 0 ? most : []),
    ...(lack === '' ? [] : [`Not on the map: ${formatCount(items.length - placed.length)}. ${lack}.`]),
  ].join(' ');
}

function quadrantInWords({ label, count, placed }: QuadrantCount): string {
  const words = `${label}: ${formatCount(count)}`;
  return placed === count ? words : `${words} (${formatCount(placed)} on the map)`;
}

/** An item as the live region says it. @param axes null: average sizing and growth */
export function describeItem(item: ChartItem, axes: ChosenAxes | null): string {
  return `${item.name}, ${item.quadrant.label}, ${axes === null ? placeInWords(item) : placeOnAxes(axes, item)}`;
}

/** The movement of an item, which the live region appends; '' for none. */
export function describeMovement(item: ChartItem, movement: Movement<ChartItem> | null): string {
  switch (movement?.kind) {
    case 'moved': {
      const { quadrant } = movement.before;
      const label = quadrant.code === item.quadrant.code ? '' : `${quadrant.label}, `;
      return `, before: ${label}${placeInWords(movement.before)}`;
    }
    case 'new':
      return `, ${movement.before === null ? 'new' : 'its figures are new'} since the previous data`;
    case 'gone':
      return ', no longer in the current data';
    default:
      return '';
  }
}
