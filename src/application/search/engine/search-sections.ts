import { countOf } from '../../../domain/shared/figures';
import { excerptOf } from '../../../domain/shared/words';
import type { SearchKind, SearchResult, SearchEntry } from '../search-source';

/** The results of one kind, under their heading. */
export interface SearchSection {
  readonly kind: SearchKind | 'recent';
  readonly results: readonly SearchResult[];
  /** The number of hits, of which only the best are in `results`. */
  readonly total: number;
  /** Shows all hits in the explorer, where there are more than `results`. */
  readonly all?: SearchResult;
  /** All of its results have the words in a name. */
  readonly isNamed?: true;
  /** Those of a kind that have the words in a text, where others of the kind have them in a name. */
  readonly isMore?: true;
}

const LIMITS: Readonly<Record<SearchKind, number>> = {
  topic: 8,
  trend: 5,
  shift: 5,
  platform: 4,
  insight: 4,
  startup: 4,
  page: 4,
  tab: 4,
  project: 5,
  view: 5,
  note: 5,
  action: 12,
  part: 3,
  ask: 1,
  all: 0,
};

/** Whose further words are sentences or names; those of others are only searched. */
const WITH_EXCERPTS: ReadonlySet<SearchKind> = new Set([
  'topic',
  'trend',
  'shift',
  'platform',
  'insight',
  'startup',
  'note',
]);

/** The address of the explorer that lists these topics or trends; null: outside of a project. */
export type PathOfAll = (
  kind: 'topic' | 'trend',
  signals: readonly { readonly id: string; readonly name: string }[],
) => string | null;

interface EntryHit {
  readonly entry: SearchEntry;
  readonly inName: boolean;
}

/**
 * Sections in the order of their best hit. A kind with hits in names and in texts has two, so that those in texts stand before
 * no hit in a name of another kind.
 * @param hits best first
 */
export function sectionsOf(hits: readonly EntryHit[], query: string, pathOfAll: PathOfAll): readonly SearchSection[] {
  return [...new Set(hits.map(({ entry }) => entry.result.kind))].flatMap((kind): readonly SearchSection[] => {
    const ofKind = hits.filter(({ entry }) => entry.result.kind === kind);
    const named = ofKind.filter(({ inName }) => inName);
    const others = ofKind.filter(({ inName }) => !inName);
    const found = ofKind.length > LIMITS[kind] ? resultOfAll(kind, [...named, ...others], pathOfAll) : null;
    const all = found !== null && { all: found };
    const shown = (some: readonly EntryHit[], most: number) =>
      some.slice(0, most).map((hit) => shownResult(hit, query));
    const room = LIMITS[kind] - named.length;
    if (named.length === 0) return [{ kind, ...all, results: shown(others, room), total: others.length }];
    const first = { kind, results: shown(named, LIMITS[kind]), isNamed: true } as const;
    // Where the names fill the kind, the rest is behind 'Show all' and in the total.
    if (others.length === 0 || room <= 0) return [{ ...first, ...all, total: ofKind.length }];
    return [
      { ...first, total: named.length },
      { kind, ...all, results: shown(others, room), total: others.length, isMore: true },
    ];
  });
}

function resultOfAll(kind: SearchKind, hits: readonly EntryHit[], pathOfAll: PathOfAll): SearchResult | null {
  if (kind !== 'topic' && kind !== 'trend') return null;
  const path = pathOfAll(
    kind,
    hits.map(({ entry: { result } }) => ({ id: result.id, name: result.title })),
  );
  const title = `Show all ${countOf(hits.length, kind)}`;
  return path === null ? null : { kind: 'all', id: kind, title, detail: null, quadrant: null, path };
}

function shownResult({ entry, inName }: EntryHit, query: string): SearchResult {
  const excerpt = inName || !WITH_EXCERPTS.has(entry.result.kind) ? null : excerptOf(entry.words, query);
  return excerpt === null ? entry.result : { ...entry.result, excerpt };
}
