import { plural } from '../shared/figures';
import { formatFigure } from '../topic/figures';
import { capitalized, joined, numberWord } from '../shared/words';
import { extent } from '../shared/statistics';
import { countInQuadrant, QUADRANT_CODES } from '../topic/quadrant';
import { STATUSES_BY_ATTENTION, isDecided, UNDECIDED, type TopicStatus } from '../topic/topic-status';
import type { Topic } from '../topic/topic';
import type { CarouselItem } from './carousel-item';

/** Of a platform: 'From five trends.', 'Mixed:', and how its topics grow and moved. */
export interface PlatformFacts {
  /** '' where no topic has a trend. */
  readonly from: string;
  /** 'Mostly strong' needs more than half of the topics. */
  readonly lead: string;
  readonly rest: string;
}

/** @param previous the topics of the previous data by id; null: not known. @param since such as 'Sep 2025' */
export function platformFacts(
  topics: readonly Topic[],
  previous: ReadonlyMap<string, Topic> | null,
  since: string | null,
): PlatformFacts {
  const trends = new Set(topics.flatMap(({ trend }) => trend?.id ?? [])).size;
  const groups = [...QUADRANT_CODES, null]
    .map((code) => topics.filter(({ quadrant }) => quadrant.code === code))
    .filter((own) => own.length > 0)
    .toSorted((one, other) => other.length - one.length);
  const [largest] = groups;
  const quadrant = largest?.[0]?.quadrant;
  const isMost = largest !== undefined && largest.length > topics.length / 2;
  const counts = groups.flatMap((own) => (own[0] === undefined ? [] : [countInQuadrant(own.length, own[0].quadrant)]));
  return {
    from: trends === 0 ? '' : `From ${numberWord(trends)} ${plural(trends, 'trend')}.`,
    lead: isMost && quadrant !== undefined ? `Mostly ${quadrant.label}:` : 'Mixed:',
    rest: [`${joined(counts)}.`, growthOf(topics), movedOf(topics, previous, since)].filter(Boolean).join(' '),
  };
}

function growthOf(topics: readonly Topic[]): string {
  const range = extent(topics.map(({ growth }) => growth));
  if (range === null) return '';
  const [least, most] = range;
  return least === most
    ? `Growth ${formatFigure('growth', least)} a year.`
    : `Growth ${formatFigure('growth', least)} to ${formatFigure('growth', most)} a year.`;
}

function movedOf(topics: readonly Topic[], previous: ReadonlyMap<string, Topic> | null, since: string | null): string {
  if (previous === null || previous.size === 0) return '';
  const words = since === null ? 'since the previous data' : `since ${since}`;
  const known = topics.flatMap((topic) => {
    const before = previous.get(topic.id);
    return before === undefined ? [] : [{ topic, before }];
  });
  const moved = known.filter(({ topic, before }) => topic.quadrant.code !== before.quadrant.code).length;
  const added = topics.length - known.length;
  const parts = [
    moved > 0 && `${numberWord(moved)} changed quadrant`,
    added > 0 && `${numberWord(added)} ${plural(added, 'is', 'are')} new`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? `None changed quadrant ${words}.` : `${capitalized(joined(parts))} ${words}.`;
}

/** The statuses of its topics: the most important first, the open ones last. */
export function statusBoxes(
  topics: readonly Topic[],
  statusOf: (topic: Topic) => TopicStatus | null,
): readonly TopicStatus[] {
  const rank = (status: TopicStatus): number => (isDecided(status) ? STATUSES_BY_ATTENTION.indexOf(status) : -1);
  return topics.map((topic) => statusOf(topic) ?? UNDECIDED).toSorted((one, other) => rank(other) - rank(one));
}

/** An opportunity platform: a group of topics tailored to the company (specification, section 3). */
export interface Platform {
  readonly name: string;
  readonly topics: readonly CarouselItem[];
  /** The topic filter of 'Show in Trend map'. */
  readonly topicNames: readonly string[];
}
