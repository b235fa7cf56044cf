import { countOf, formatCount, formatFraction } from '../../../domain/shared/figures';
import { largest } from './largest';
import { formatGrowth } from '../../../domain/topic/growth';
import {
  quadrantOf,
  QUADRANT_CODES,
  UNCLASSIFIED,
  type Quadrant,
  type QuadrantCode,
} from '../../../domain/topic/quadrant';
import { positionOf, type ChartItem } from './chart-item';
import type { Movement } from './movement';

const FEW = 3;

export interface QuadrantCount {
  readonly code: QuadrantCode | null;
  readonly label: string;
  /** As the project words it. */
  readonly quadrant: Quadrant;
  readonly count: number;
  /** How many of them have a place on the map. */
  readonly placed: number;
}

/** How many items each quadrant holds, in the order of the codes; "Unclassified" comes last, where there are any. */
export function countQuadrants(items: readonly ChartItem[]): readonly QuadrantCount[] {
  const counts = new Map<QuadrantCode | null, number>();
  const placed = new Map<QuadrantCode | null, number>();
  const quadrants = new Map<QuadrantCode | null, Quadrant>();
  for (const item of items) {
    const { code } = item.quadrant;
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (positionOf(item) !== null) placed.set(code, (placed.get(code) ?? 0) + 1);
    // A project may word its quadrants itself.
    quadrants.set(code, item.quadrant);
  }
  const codes = counts.has(UNCLASSIFIED.code) ? [...QUADRANT_CODES, UNCLASSIFIED.code] : QUADRANT_CODES;
  return codes.map((code) => {
    const quadrant = quadrants.get(code) ?? quadrantOf(code);
    const { label } = quadrant;
    return { code, label, quadrant, count: counts.get(code) ?? 0, placed: placed.get(code) ?? 0 };
  });
}

/** The map in words, for those who cannot see it: how many, where, the three largest and the three fastest. */
export function describeMap(items: readonly ChartItem[], type: ChartItem['type']): string {
  const placed = items.filter((item) => positionOf(item) !== null);
  const missing = items.length - placed.length;
  const biggest = largest(placed, FEW, (item) => item.sizing.average ?? 0);
  const fastest = largest(placed, FEW, (item) => item.growth ?? 0);
  const list = (named: readonly ChartItem[], figure: (item: ChartItem) => string): string =>
    named.map((item) => `${item.name} (${figure(item)})`).join(', ');
  return [
    `${countOf(placed.length, type)} on a map of growth by average sizing.`,
    `${countQuadrants(items).map(quadrantInWords).join(', ')}.`,
    ...(biggest.length > 0 ? [`Largest: ${list(biggest, (item) => formatFraction(item.sizing.average))}.`] : []),
    ...(fastest.length > 0 ? [`Growing fastest: ${list(fastest, (item) => formatGrowth(item.growth))}.`] : []),
    ...(missing > 0 ? [`Not on the map, because figures are not known: ${formatCount(missing)}.`] : []),
  ].join(' ');
}

/** As the legend counts: all, and how many of them can be seen where these are fewer. */
function quadrantInWords({ label, count, placed }: QuadrantCount): string {
  const words = `${label}: ${formatCount(count)}`;
  return placed === count ? words : `${words} (${formatCount(placed)} on the map)`;
}

/** One item as the live region says it. */
export function describeItem(item: ChartItem): string {
  const growth = `growth ${formatGrowth(item.growth)}`;
  return `${item.name}, ${item.quadrant.label}, ${growth}, average sizing ${formatFraction(item.sizing.average)}`;
}

/** What became of it since the previous data, as the live region goes on; '' for what stayed where it was. */
export function describeMovement(item: ChartItem, movement: Movement | null): string {
  switch (movement?.kind) {
    case 'moved': {
      const { before } = movement;
      const quadrant = before.quadrant.code === item.quadrant.code ? '' : `${before.quadrant.label}, `;
      return `, before: ${quadrant}growth ${formatGrowth(before.growth)}, average sizing ${formatFraction(before.sizing.average)}`;
    }
    case 'new':
      return movement.before === null
        ? ', new since the previous data'
        : ', its figures are new since the previous data';
    case 'gone':
      return ', no longer in the current data';
    default:
      return '';
  }
}
