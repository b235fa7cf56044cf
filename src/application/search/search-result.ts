import type { Quadrant } from '../../domain/topic/quadrant';

export type SearchKind = 'topic' | 'trend' | 'shift' | 'platform' | 'insight' | 'page' | 'project' | 'action';

/** One row of the search box. */
export interface SearchResult {
  readonly kind: SearchKind;
  readonly id: string;
  readonly title: string;
  /** Where it belongs: the trend of a topic, the shift of a trend. */
  readonly detail: string | null;
  readonly quadrant: Quadrant | null;
  /** The last load of the data brought it. */
  readonly isNew?: boolean;
}

/** Distinguishes topic 7 from trend 7. */
export function searchKey(result: Pick<SearchResult, 'kind' | 'id'>): string {
  return `${result.kind}:${result.id}`;
}
