import * as v from 'valibot';
import type { Topic, TrendReference } from '../../domain/topic/topic';
import { parseTopicStatus } from '../../domain/topic/topic-status';
import type { ResolveAsset } from './asset-urls';
import { count, figure, id, quadrant, requiredText, text } from './fields';

/** The trend that a topic belongs to, as the API nests it. */
export const trendReferenceWire = v.object({ ssid: id<'trend'>(), trend_name: requiredText, shift_name: text });

/** A topic as the API and the workspace file write it (specification, section 3). */
export const topicWire = v.object({
  tid: id<'topic'>(),
  topic_name: requiredText,
  topic_description: text,
  topic_image_s3_uri: text,
  topic_status: v.pipe(v.optional(v.unknown(), null), v.transform(parseTopicStatus)),
  quadrant,
  trend: v.nullish(trendReferenceWire, null),
  average_sizing: figure,
  average_sizing_label: text,
  consumer_sizing: figure,
  industry_sizing: figure,
  society_sizing: figure,
  topic_consensus_label: text,
  topic_consensus_icon_uri: text,
  topic_growth: figure,
  driver_count: count,
});

export const TREND_REFERENCE_REQUIRED = ['ssid', 'trend_name'] as const;
export const TOPIC_REQUIRED = ['tid', 'topic_name'] as const;

export type TopicWire = v.InferOutput<typeof topicWire>;

export function toTopic(wire: TopicWire, resolve: ResolveAsset): Topic {
  return topicOf(wire, wire.trend && toTrendReference(wire.trend), resolve);
}

/** For whoever knows the trend from elsewhere. */
export function topicOf(wire: Omit<TopicWire, 'trend'>, trend: TrendReference | null, resolve: ResolveAsset): Topic {
  return {
    id: wire.tid,
    name: wire.topic_name,
    description: wire.topic_description ?? '',
    imageUrl: resolve(wire.topic_image_s3_uri),
    status: wire.topic_status,
    quadrant: wire.quadrant,
    trend,
    sizing: {
      average: wire.average_sizing,
      averageLabel: wire.average_sizing_label,
      consumer: wire.consumer_sizing,
      industry: wire.industry_sizing,
      society: wire.society_sizing,
    },
    consensus: { label: wire.topic_consensus_label, iconUrl: resolve(wire.topic_consensus_icon_uri) },
    growth: wire.topic_growth,
    driverCount: wire.driver_count,
  };
}

export function toTrendReference(wire: v.InferOutput<typeof trendReferenceWire>): TrendReference {
  return { id: wire.ssid, name: wire.trend_name, shiftName: wire.shift_name };
}
