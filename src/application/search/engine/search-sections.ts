import { excerptOf } from '../../../domain/shared/excerpt';
import type { SearchKind, SearchResult } from '../search-result';
import type { SearchEntry } from '../search-source';

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

interface EntryHit {
  readonly entry: SearchEntry;
  readonly inName: boolean;
}

/** Sections in the order of their best hit. @param hits best first */
export function sectionsOf(hits: readonly EntryHit[], query: string): readonly SearchSection[] {
  return [...new Set(hits.map(({ entry }) => entry.result.kind))].map((kind) => {
    const ofKind = hits.filter(({ entry }) => entry.result.kind === kind);
    return {
      kind,
      results: ofKind.slice(0, LIMITS[kind]).map((hit) => shownResult(hit, query)),
      total: ofKind.length,
    };
  });
}

function shownResult({ entry, inName }: EntryHit, query: string): SearchResult {
  const excerpt = inName ? null : excerptOf(entry.words, query);
  return excerpt === null ? entry.result : { ...entry.result, excerpt };
}
