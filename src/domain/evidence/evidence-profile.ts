import { safeLink } from '../shared/safe-link';
import type { TopicSource } from '../topic/topic';
import { isFrontPage } from '../topic/source-use';

interface Publisher {
  /** The host of its addresses. */
  readonly name: string;
  readonly count: number;
}

export interface EvidenceKind {
  readonly name: string;
  /** Sources whose address leads to a document, and to a front page. */
  readonly documents: number;
  readonly frontPages: number;
}

/** What can be said of the curated sources of a topic without reading them. */
export interface EvidenceProfile {
  readonly count: number;
  /** The largest first. Sources without a web address have none. */
  readonly publishers: readonly Publisher[];
  readonly frontPages: number;
  readonly kinds: readonly EvidenceKind[];
  /** Of the list of sources, not of a source; null: unknown. */
  readonly lastUpdated: string | null;
  /** Fewer than three sources, all of one publisher, or all of one kind. */
  readonly isThin: boolean;
  readonly isOneKind: boolean;
}

const FEWEST = 3;

/** @param lastUpdated of the list, as on the wire */
export function evidenceProfile(sources: readonly TopicSource[], lastUpdated: string | null): EvidenceProfile {
  const publishers = counted(sources.flatMap(({ url }) => safeLink(url)?.hostname ?? []));
  const kinds = counted(sources.flatMap(({ internalClassification: kind }) => kind ?? [])).map(({ name }) => {
    const own = sources.filter(({ internalClassification }) => internalClassification === name);
    const frontPages = own.filter(({ url }) => isFrontPage(url)).length;
    return { name, documents: own.length - frontPages, frontPages };
  });
  // Of a source without a kind it is not known whether it is of another one.
  const isOneKind = kinds.length === 1 && sources.every(({ internalClassification: kind }) => kind !== null);
  return {
    count: sources.length,
    publishers,
    frontPages: sources.filter(({ url }) => isFrontPage(url)).length,
    kinds,
    lastUpdated,
    isThin: sources.length < FEWEST || publishers[0]?.count === sources.length || isOneKind,
    isOneKind,
  };
}

/** The most frequent first, otherwise in the order of their first mention. */
function counted(names: readonly string[]): readonly Publisher[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}
