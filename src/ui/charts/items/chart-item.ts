import type { TopicId, TrendId } from '../../../domain/shared/entity-id';
import type { SignalType } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { Trend } from '../../../domain/trend/trend';

/** A topic or a trend in the charts. */
export interface ChartItem extends Pick<Signal, 'name' | 'quadrant' | 'growth' | 'sizing' | 'driverCount'> {
  readonly type: SignalType;
  readonly id: TopicId | TrendId;
  /** The trend of a topic; null for trends. */
  readonly trendName: string | null;
  readonly shiftName: string | null;
  /** null for trends, and for topics that are not trackable. */
  readonly status: TopicStatus | null;
  /** Of a trend; null for topics, and while it is not known. */
  readonly topicCount: number | null;
  /** Added by the last load of the data. */
  readonly isNew: boolean;
  /** Only in the previous data: there is nothing to open. */
  readonly isGone: boolean;
}

type ItemMark = Pick<ChartItem, 'isNew' | 'isGone'>;

export function topicItem(topic: Topic, status: TopicStatus | null, mark: ItemMark): ChartItem {
  const { id, trend } = topic;
  const { name: trendName = null, shiftName = null } = trend ?? {};
  return { type: 'topic', id, ...figuresOf(topic), trendName, shiftName, status, topicCount: null, ...mark };
}

export function trendItem(trend: Trend, topicCount: number | null, mark: ItemMark): ChartItem {
  const { id, shiftName } = trend;
  return { type: 'trend', id, ...figuresOf(trend), trendName: null, shiftName, status: null, topicCount, ...mark };
}

function figuresOf({ name, quadrant, growth, sizing, driverCount }: Signal) {
  return { name, quadrant, growth, sizing, driverCount };
}

/** Where an item stands on a map, as fractions of 1. */
export interface Position {
  /** Average sizing. */
  readonly x: number;
  /** Growth. */
  readonly y: number;
}

/** @returns null where growth or average sizing is not known */
export function positionOf({ growth, sizing }: Pick<ChartItem, 'growth' | 'sizing'>): Position | null {
  return growth === null || sizing.average === null ? null : { x: sizing.average, y: growth };
}
