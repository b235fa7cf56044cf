import type { TopicSource } from '../topic/topic-sources';
import { sourceAddress } from './source-address';

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
