import * as v from 'valibot';
import type { Topic, TrendReference } from '../../domain/topic/topic';
import { parseTopicStatus } from '../../domain/topic/topic-status';
import type { ResolveAsset } from './asset-urls';
import { count, figure, id, quadrant, requiredText, text } from './fields';

const trendReference = v.looseObject({ ssid: id<'trend'>(), trend_name: requiredText, shift_name: text });

/** A topic as the API and the workspace file write it (specification, section 3). */
export const topicWire = v.looseObject({
  tid: id<'topic'>(),
  topic_name: requiredText,
  topic_description: text,
  topic_image_s3_uri: text,
  topic_status: v.pipe(v.optional(v.unknown(), null), v.transform(parseTopicStatus)),
  quadrant,
  trend: v.nullish(trendReference, null),
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

export const TOPIC_REQUIRED = ['tid', 'topic_name'] as const;

export function toTopic(wire: v.InferOutput<typeof topicWire>, resolve: ResolveAsset): Topic {
  return {
    id: wire.tid,
    name: wire.topic_name,
    description: wire.topic_description ?? '',
    imageUrl: resolve(wire.topic_image_s3_uri),
    status: wire.topic_status,
    quadrant: wire.quadrant,
    trend: wire.trend === null ? null : toTrendReference(wire.trend),
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

function toTrendReference(wire: v.InferOutput<typeof trendReference>): TrendReference {
  return { id: wire.ssid, name: wire.trend_name, shiftName: wire.shift_name };
}
