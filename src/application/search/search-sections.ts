import type { SearchKind, SearchResult } from './search-result';

/** The results of one kind, under their heading. */
export interface SearchSection {
  readonly kind: SearchKind | 'recent';
  readonly results: readonly SearchResult[];
  /** The number of hits, of which only the best are in `results`. */
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
  view: 5,
  note: 5,
  action: 12,
};

/** Sections in the order of their best hit. @param hits best first */
export function sectionsOf(hits: readonly SearchResult[]): readonly SearchSection[] {
  return [...new Set(hits.map(({ kind }) => kind))].map((kind) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    return { kind, results: ofKind.slice(0, LIMITS[kind]), total: ofKind.length };
  });
}
