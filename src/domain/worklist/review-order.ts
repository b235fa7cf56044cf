import type { AddressParameters } from '../shared/address-parameters';
import { compareNames } from '../shared/fold';
import { disagreement } from '../topic/signal';
import type { Topic } from '../topic/topic';

/** In which order the topics of a review come. */
export const REVIEW_ORDERS = ['growth', 'sizing', 'disagreement', 'newest', 'trend'] as const;
type OwnOrder = (typeof REVIEW_ORDERS)[number];
/** Functions of the product add others, by ids of their own. */
export type ReviewOrder = OwnOrder | (string & {});

export const REVIEW_ORDER_NAMES: Readonly<Record<OwnOrder, string>> = {
  growth: 'Fastest growth',
  sizing: 'Largest sizing',
  disagreement: 'Lens disagreement',
  newest: 'Newest',
  trend: 'Trend',
};

/** Compares two topics, as `Array.prototype.sort` expects; 0 leaves them to the next comparison. */
type Comparison = (one: Topic, other: Topic) => number;

/**
 * A sorted copy: the largest first, unknown figures last. Equal topics follow by growth, then by name.
 * @param figureOf of orders that the topics themselves do not say: how new a topic is, or the figure of an order that a
 * function adds
 */
export function inReviewOrder(
  topics: readonly Topic[],
  order: ReviewOrder,
  figureOf: (topic: Topic) => number | null = () => null,
): readonly Topic[] {
  const growth = largestFirst((topic) => topic.growth);
  const byName: Comparison = (one, other) => compareNames(one.name, other.name);
  const comparisons: Readonly<Record<Exclude<OwnOrder, 'newest'>, Comparison>> = {
    growth,
    sizing: largestFirst((topic) => topic.sizing.average),
    disagreement: largestFirst((topic) => disagreement(topic.sizing)),
    trend: byTrend,
  };
  const first = order in comparisons ? comparisons[order as keyof typeof comparisons] : largestFirst(figureOf);
  const steps = [first, growth, byName];
  return topics.toSorted((one, other) => {
    for (const compare of steps) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  });
}

const PARAMETER = 'order';

/** The id of an order, which the review may not have: then its topics come by growth. */
export function reviewOrderFromQuery(query: AddressParameters): ReviewOrder {
  return query.find(([name]) => name === PARAMETER)?.[1] ?? 'growth';
}

/** The query with this order; the default is not written. */
export function withReviewOrder(query: AddressParameters, order: ReviewOrder): AddressParameters {
  const others = query.filter(([name]) => name !== PARAMETER);
  return order === 'growth' ? others : [...others, [PARAMETER, order]];
}

function largestFirst(figureOf: (topic: Topic) => number | null): Comparison {
  return (one, other) => {
    const [first, second] = [figureOf(one), figureOf(other)];
    if (first === second) return 0;
    if (first === null) return 1;
    return second === null ? -1 : second - first;
  };
}

/** By shift, then by trend; topics without a trend come last. */
function byTrend({ trend: one }: Topic, { trend: other }: Topic): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareNames(one.shiftName ?? '', other.shiftName ?? '') || compareNames(one.name, other.name);
}

/**
 * The first undecided item after a position, else the first one before it; null: there is no other.
 * @param position -1: before the first
 */
export function nextUndecided<Item>(
  items: readonly Item[],
  position: number,
  isUndecided: (item: Item) => boolean,
): Item | null {
  const after = items.slice(position + 1).find(isUndecided);
  return after ?? items.slice(0, Math.max(0, position)).find(isUndecided) ?? null;
}
