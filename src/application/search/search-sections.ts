import type { SearchKind, SearchResult } from './search-result';

/** Rows of one kind under their heading. */
export interface SearchSection {
  readonly kind: SearchKind | 'recent';
  readonly results: readonly SearchResult[];
  /** How many there are in all; only the best are shown. */
  readonly total: number;
}

const LIMITS: Readonly<Record<SearchKind, number>> = {
  topic: 8,
  trend: 5,
  shift: 5,
  platform: 4,
  insight: 4,
  page: 4,
  project: 5,
  action: 3,
};

/** @param hits best first. The kind with the best hit comes first; within a kind, the best hits. */
export function sectionsOf(hits: readonly SearchResult[]): readonly SearchSection[] {
  const kinds = [...new Set(hits.map((hit) => hit.kind))];
  return kinds.map((kind) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    return { kind, results: ofKind.slice(0, LIMITS[kind]), total: ofKind.length };
  });
}
