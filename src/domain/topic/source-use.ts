import type { TopicSources, TopicSource } from './topic';
import { safeLink } from '../shared/safe-link';

/** What the sources of all topics of a project say about those of one. */
export interface SourceUse {
  /** All kinds of sources, the most frequent first. */
  readonly kinds: readonly string[];
  /** How many topics a source stands behind, by {@link sourceAddress}. */
  readonly topicsOf: ReadonlyMap<string, number>;
  /** The parts of hosts that name a publisher, each with what titles of its sources call it: 'World Health Organization'. */
  readonly publishers: ReadonlyMap<string, readonly string[]>;
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
  return { kinds: byCount(kinds), topicsOf, publishers: publishersIn(lists) };
}

function byCount(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key);
}

function publishersIn(lists: readonly TopicSources[]): SourceUse['publishers'] {
  const names = new Map<string, string[]>();
  const partsOf = new Map<string, Map<string, number>>();
  for (const { url, title } of lists.flatMap(({ sources }) => sources)) {
    const parts = publishersOf(sourceAddress(url) ?? '');
    for (const part of parts) names.set(part, []);
    // Titles begin with who published: 'WHO: healthy diet'.
    const name = /^([^:]+):/.exec(title)?.[1]?.trim();
    if (name === undefined) continue;
    const counts = partsOf.get(name) ?? new Map<string, number>();
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
    partsOf.set(name, counts);
  }
  // A name stands for the host that most of its sources have.
  for (const [name, counts] of partsOf) names.get(byCount(counts)[0] ?? '')?.push(name);
  return names;
}

/** How many other topics a source stands behind; null: it has no address by which it is recognised. */
export function otherTopicsOf(url: string | null, { topicsOf }: SourceUse): number | null {
  const address = sourceAddress(url);
  return address === null ? null : Math.max(0, (topicsOf.get(address) ?? 1) - 1);
}

/** Parts of a host that name no publisher. */
const OF_NO_PUBLISHER = new Set('www com org net gov edu int eu co ac go europa data doi openalex'.split(' '));

/** Parts of the host of an address that name its publisher: 'iea' of www.iea.org. */
function publishersOf(address: string): readonly string[] {
  const names = (address.split('/')[0] ?? '').split('.').slice(0, -1);
  return names.filter((name) => name.length > 1 && !OF_NO_PUBLISHER.has(name));
}

/** The sources that stand behind all of several topics, as the first one names them. Of fewer than two: none. */
export function sharedSources(lists: readonly (readonly TopicSource[])[]): readonly TopicSource[] {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return [];
  const addresses = others.map((list) => new Set(list.map(({ url }) => sourceAddress(url))));
  const seen = new Set<string>();
  return first.filter(({ url }) => {
    const address = sourceAddress(url);
    if (address === null || seen.has(address)) return false;
    seen.add(address);
    return addresses.every((other) => other.has(address));
  });
}

/** The address by which a source is recognised, in any of its spellings; null: it has none that can be opened. */
export function sourceAddress(url: string | null): string | null {
  const link = safeLink(url);
  if (link === null) return null;
  const rest = link.href.replace(/^https?:\/\/[^/?#]+/i, '').replace(/#.*$/, '');
  return link.hostname + rest.replace(/\/$/, '');
}

/** Does the address lead to a site, but to none of its documents? */
export function isFrontPage(url: string | null): boolean {
  const address = sourceAddress(url);
  return address !== null && !/[/?]/.test(address);
}
