import type { TopicId, TrendId } from '../../../domain/shared/entity-id';
import type { Growth } from '../../../domain/topic/growth';
import type { Quadrant, SignalType } from '../../../domain/topic/quadrant';
import type { Sizing } from '../../../domain/topic/sizing';
import type { Topic } from '../../../domain/topic/topic';
import type { TopicStatus } from '../../../domain/topic/topic-status';
import type { Trend } from '../../../domain/trend/trend';

/** A topic or a trend, as far as a chart needs to know it. */
export interface ChartItem {
  readonly type: SignalType;
  readonly id: TopicId | TrendId;
  readonly name: string;
  readonly quadrant: Quadrant;
  readonly growth: Growth;
  readonly sizing: Sizing;
  readonly driverCount: number | null;
  /** The trend of a topic; null for trends themselves. */
  readonly trendName: string | null;
  readonly shiftName: string | null;
  /** null for trends and for topics that cannot be tracked. */
  readonly status: TopicStatus | null;
  /** How many topics a trend holds; null for topics, and while it is not known. */
  readonly topicCount: number | null;
  /** The last load of the data brought it. */
  readonly isNew: boolean;
  /** Only the previous data has it, so there is nothing to open. */
  readonly isGone: boolean;
}

/** What a chart marks an item with, beside its figures. */
export type ItemMark = Pick<ChartItem, 'isNew' | 'isGone'>;

export function topicItem(topic: Topic, status: TopicStatus | null, mark: ItemMark): ChartItem {
  const { id, name, quadrant, growth, sizing, driverCount, trend } = topic;
  return {
    type: 'topic',
    id,
    name,
    quadrant,
    growth,
    sizing,
    driverCount,
    trendName: trend?.name ?? null,
    shiftName: trend?.shiftName ?? null,
    status,
    topicCount: null,
    ...mark,
  };
}

export function trendItem(trend: Trend, topicCount: number | null, mark: ItemMark): ChartItem {
  const { id, name, quadrant, growth, sizing, driverCount, shiftName } = trend;
  return {
    type: 'trend',
    id,
    name,
    quadrant,
    growth,
    sizing,
    driverCount,
    trendName: null,
    shiftName,
    status: null,
    topicCount,
    ...mark,
  };
}

/** Where an item stands in the plane of the maps, as fractions of 1. */
export interface Position {
  /** Average sizing. */
  readonly x: number;
  /** Growth. */
  readonly y: number;
}

/** @returns null for an item that cannot be placed, because one of its two figures is not known */
export function positionOf(item: Pick<ChartItem, 'growth' | 'sizing'>): Position | null {
  const { growth, sizing } = item;
  return growth === null || sizing.average === null ? null : { x: sizing.average, y: growth };
}
