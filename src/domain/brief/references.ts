import { plural } from '../shared/figures';
import { safeLink } from '../shared/safe-link';
import type { DataPoint } from '../topic/deepdive';
import type { TopicSource } from '../topic/topic';

/** One entry of the list of sources at the end of a brief. */
export interface Reference {
  /** From 1, by first mention. */
  readonly number: number;
  readonly title: string;
  /** null: the source has a title only. May be unsafe as a link; see safeLink. */
  readonly url: string | null;
  /** Such as 'Research'; null: only data points name it. */
  readonly classification: string | null;
  /** The topics that name it, by their numbers from 1, ascending. */
  readonly topics: readonly number[];
}

/** What one topic of a brief names, in the order of its mentions. */
export interface Mentions {
  readonly dataPoints: readonly Pick<DataPoint, 'sourceUrl'>[];
  readonly sources: readonly TopicSource[];
}

export interface ReferenceList {
  readonly references: readonly Reference[];
  /** By topic: the number of each data point, null without an address; and all numbers of the topic, ascending. */
  readonly byTopic: readonly {
    readonly dataPoints: readonly (number | null)[];
    readonly all: readonly number[];
  }[];
}

/** What is said at a data point without an address. */
export const NO_SOURCE = 'The data names no source.';

interface Entry {
  title: string | null;
  readonly url: string | null;
  classification: string | null;
  readonly topics: Set<number>;
}

/**
 * Numbers the sources of a brief by first mention, each address once. The first title wins; a data point has none, so
 * that an address which only data points name shows its host; one that is no web address shows itself.
 */
export function numberReferences(topics: readonly Mentions[]): ReferenceList {
  const numbers = new Map<string, number>();
  const entries: Entry[] = [];
  const cite = (key: string, url: string | null, topic: number): readonly [number, Entry] => {
    const known = numbers.get(key);
    const entry =
      known === undefined ? { title: null, url, classification: null, topics: new Set<number>() } : entries[known - 1];
    if (entry === undefined) throw new Error('A number without an entry');
    if (known === undefined) numbers.set(key, entries.push(entry));
    entry.topics.add(topic);
    return [numbers.get(key) ?? 0, entry];
  };

  const byTopic = topics.map(({ dataPoints, sources }, index) => {
    const ofPoints = dataPoints.map(({ sourceUrl }) => {
      const url = sourceUrl?.trim() ?? '';
      return url === '' ? null : cite(url, url, index + 1)[0];
    });
    const ofSources = sources.map(({ title, url, internalClassification }) => {
      const address = url?.trim() ?? '';
      const [number, entry] = cite(address === '' ? `title ${title.trim()}` : address, address || null, index + 1);
      entry.title ??= title.trim() || null;
      entry.classification ??= internalClassification;
      return number;
    });
    const all = new Set([...ofPoints.filter((number) => number !== null), ...ofSources]);
    return { dataPoints: ofPoints, all: [...all].sort((one, other) => one - other) };
  });

  const references = entries.map(({ title, url, classification, topics: naming }, index) => ({
    number: index + 1,
    title: title ?? safeLink(url)?.hostname ?? url ?? 'Source without a title',
    url,
    classification,
    topics: [...naming],
  }));
  return { references, byTopic };
}

/** 'topics 1, 3'. */
export function citedBy(topics: Reference['topics']): string {
  return `${plural(topics.length, 'topic')} ${topics.join(', ')}`;
}

/** An address as it is printed: without its scheme. */
export function printedSource(url: string): string {
  return url.replace(/^https?:\/\//i, '');
}
