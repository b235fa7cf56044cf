import { UNKNOWN_FIGURES } from '../../../domain/topic/figures';
import { GROWTH_DECIMALS } from '../../../domain/topic/growth';
import { positionOf, type ChartItem, type Position } from './chart-item';

/** Change of an item's position between the previous data and the current. */
export type Movement =
  | { readonly kind: 'moved'; readonly from: Position; readonly before: ChartItem }
  | { readonly kind: 'unmoved'; readonly before: ChartItem }
  /** It was not in the previous data (null), or had no position there. */
  | { readonly kind: 'new'; readonly before: ChartItem | null }
  | { readonly kind: 'gone' };

const SIZING_DECIMALS = 2;

export function movementOf(item: ChartItem, before: ChartItem | undefined): Movement {
  const from = before === undefined ? null : positionOf(before);
  if (before === undefined || from === null) return { kind: 'new', before: before ?? null };
  const to = positionOf(item);
  const isSame = to !== null && looksSame(to.x, from.x, GROWTH_DECIMALS) && looksSame(to.y, from.y, SIZING_DECIMALS);
  return isSame ? { kind: 'unmoved', before } : { kind: 'moved', from, before };
}

/** Change of growth and average sizing, with or without a position. A figure that one of the two lacks has not changed. */
export function changeSince(item: ChartItem, before: ChartItem | undefined): 'new' | 'moved' | 'unmoved' {
  if (before === undefined) return 'new';
  return distanceSince(item, before) > 0 ? 'moved' : 'unmoved';
}

/** How far growth and average sizing have moved together, as a fraction; 0 for what looks the same. */
export function distanceSince(item: ChartItem, before: ChartItem): number {
  const between = (now: number | null, then: number | null, decimals: number): number =>
    now === null || then === null || looksSame(now, then, decimals) ? 0 : Math.abs(now - then);
  return (
    between(item.growth, before.growth, GROWTH_DECIMALS) +
    between(item.sizing.average, before.sizing.average, SIZING_DECIMALS)
  );
}

/** Whether two fractions differ by less than half of the last digit of their percentages. */
function looksSame(now: number, then: number, decimals: number): boolean {
  return Math.abs(now - then) < 0.5 / 10 ** (decimals + 2);
}

/** The previous items that the current data no longer has. */
export function goneItems(previous: readonly ChartItem[], currentIds: ReadonlySet<string>): readonly ChartItem[] {
  return previous.filter(({ id }) => !currentIds.has(id));
}

/** An item that is gone, among the current ones: the previous figures are not its current ones. */
export function withoutFigures(item: ChartItem): ChartItem {
  return { ...item, ...UNKNOWN_FIGURES, topicCount: null };
}

export interface MovementCount {
  readonly moved: number;
  readonly unmoved: number;
  readonly new: number;
  /** Of the new ones, those that were there before without a position. */
  readonly newlyPlaced: number;
  readonly gone: number;
}

/** Counts movements by their kind. */
export function countMovements(
  movements: Iterable<{ readonly kind: Movement['kind']; readonly before?: ChartItem | null }>,
): MovementCount {
  const count = { moved: 0, unmoved: 0, new: 0, newlyPlaced: 0, gone: 0 };
  for (const { kind, before } of movements) {
    count[kind] += 1;
    if (kind === 'new' && before) count.newlyPlaced += 1;
  }
  return count;
}
