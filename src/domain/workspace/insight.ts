import type { EntityId } from '../shared/entity-id';

export interface InsightSource {
  readonly title: string;
  readonly url: string | null;
  /** In the product's own asset storage; null: an initial is drawn. */
  readonly faviconUrl: string | null;
}

/** A topic or trend that an insight is mapped to. */
export interface Prediction {
  readonly type: 'Topic' | 'Trend';
  readonly id: EntityId<'topic'> | EntityId<'trend'>;
  readonly name: string;
}

/** A weekly insight (specification, section 3). */
export interface Insight {
  readonly title: string;
  readonly description: string;
  readonly createdAt: string | null;
  readonly sources: readonly InsightSource[];
  readonly predictions: readonly Prediction[];
}

/** By creation time (ISO 8601, which sorts as text), the newest first; those without a time come last. */
export function newestFirst(insights: readonly Insight[]): readonly Insight[] {
  const timeOf = ({ createdAt }: Insight): string => createdAt ?? '';
  return [...insights].sort((one, other) => (timeOf(one) < timeOf(other) ? 1 : timeOf(one) > timeOf(other) ? -1 : 0));
}
