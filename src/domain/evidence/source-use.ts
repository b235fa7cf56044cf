import type { TopicSources } from '../topic/topic-sources';
import { sourceAddress } from './source-address';

/** What the sources of all topics of a project say about those of one. */
export interface SourceUse {
  /** All kinds of sources, the most frequent first. */
  readonly kinds: readonly string[];
  /** How many topics a source stands behind, by {@link sourceAddress}. */
  readonly topicsOf: ReadonlyMap<string, number>;
}

/** @param lists of each topic of the project */
export function sourceUse(lists: readonly TopicSources[]): SourceUse {
  const kinds = new Map<string, number>();
  const topicsOf = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { sources } of lists) {
    for (const { internalClassification: kind } of sources) if (kind !== null) add(kinds, kind);
    const addresses = new Set(sources.flatMap(({ url }) => sourceAddress(url) ?? []));
    for (const address of addresses) add(topicsOf, address);
  }
  return { kinds: [...kinds].sort(([, one], [, other]) => other - one).map(([kind]) => kind), topicsOf };
}

/** How many other topics a source stands behind; null: it has no address by which it is recognised. */
export function otherTopicsOf(url: string | null, { topicsOf }: SourceUse): number | null {
  const address = sourceAddress(url);
  return address === null ? null : Math.max(0, (topicsOf.get(address) ?? 1) - 1);
}

/** Parts of a host that name no publisher. */
const OF_NO_PUBLISHER = new Set('www com org net gov edu int eu co ac go europa data doi openalex'.split(' '));

/** The parts of the hosts of all sources that name a publisher: 'iea' of www.iea.org. */
export function publisherNames({ topicsOf }: SourceUse): readonly string[] {
  const names = [...topicsOf.keys()].flatMap((address) => (address.split('/')[0] ?? '').split('.').slice(0, -1));
  return [...new Set(names)].filter((name) => name.length > 1 && !OF_NO_PUBLISHER.has(name));
}
