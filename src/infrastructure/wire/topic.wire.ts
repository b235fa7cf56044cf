import * as v from 'valibot';
import {
  RING_MOVES,
  type Topic,
  type TrendReference,
  type TopicSource,
  type TopicSources,
} from '../../domain/topic/topic';
import { parseTopicStatus } from '../../domain/topic/topic-status';
import { count, figure, id, ownValues, quadrant, requiredName, requiredText, shortText, text, list } from './fields';
import { rowReader, within } from './rows';
import { shownName, withWholeTexts } from '../../domain/shared/long-texts';
import { labelOfParts, partsOfLabel, type OwnValues } from '../../domain/topic/own-values';
import type { Trend } from '../../domain/trend/trend';

const trendReference = v.pipe(
  v.object({ ssid: id<'trend'>(), trend_name: requiredName, shift_name: shortText }),
  v.transform((wire): TrendReference => ({ id: wire.ssid, name: wire.trend_name, shiftName: wire.shift_name })),
);

/** A topic with its trend nested (specification, section 3). */
export const topicReader = rowReader(
  v.object({
    tid: id<'topic'>(),
    topic_name: requiredText,
    topic_description: text,
    topic_image_s3_uri: text,
    topic_status: v.pipe(v.optional(v.unknown(), null), v.transform(parseTopicStatus)),
    quadrant,
    trend: v.nullish(trendReference, null),
    average_sizing: figure,
    average_sizing_label: shortText,
    consumer_sizing: figure,
    industry_sizing: figure,
    society_sizing: figure,
    topic_consensus_label: shortText,
    topic_consensus_icon_uri: text,
    topic_growth: figure,
    driver_count: count,
    ring: shortText,
    ring_move: v.fallback(v.nullish(v.picklist(RING_MOVES), null), null),
    own: ownValues,
  }),
  ['tid', 'topic_name'],
  (wire, { resolve }): Topic => ({
    id: wire.tid,
    name: shownName(wire.topic_name),
    description: withWholeTexts(wire.topic_description, [['Whole name', wire.topic_name], ...ownTexts(wire.own)]),
    imageUrl: resolve(wire.topic_image_s3_uri),
    status: wire.topic_status,
    quadrant: wire.quadrant,
    trend: wire.trend,
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
    ...(wire.ring !== null && { ring: wire.ring }),
    ...(wire.ring_move !== null && { ringMove: wire.ring_move }),
    ...(wire.own !== null && { own: shownValues(wire.own) }),
  }),
);

/** The texts among own values, each with its column. */
function ownTexts(own: OwnValues | null): readonly (readonly [string, string])[] {
  return Object.entries(own ?? {}).flatMap(([column, value]) =>
    typeof value === 'string' ? partsOfLabel(value).map((label) => [column, label] as const) : [],
  );
}

function shownValues(own: OwnValues): OwnValues {
  return Object.fromEntries(
    Object.entries(own).map(([column, value]) => [
      shownName(column),
      typeof value === 'string' ? labelOfParts(partsOfLabel(value).map(shownName)) : value,
    ]),
  );
}

const sourceReader = rowReader(
  v.object({ title: requiredName, url: text, internal_classification: shortText }),
  ['title'],
  (wire): TopicSource => ({ title: wire.title, url: wire.url, internalClassification: wire.internal_classification }),
);

/** The curated sources of a topic (specification, section 3). */
export const topicSourcesReader = rowReader(
  v.object({ topic_sources: list, last_updated: text }),
  ['topic_sources'],
  (wire, context): TopicSources => ({
    sources: sourceReader.all(wire.topic_sources, within(context, 'topic_sources')),
    lastUpdated: wire.last_updated,
  }),
);

/** A trend (specification, section 3). */
export const trendReader = rowReader(
  v.object({
    ssid: id<'trend'>(),
    sow_id: v.nullish(id<'sow'>(), null),
    trend_name: requiredText,
    trend_description: text,
    trend_image_s3_uri: text,
    shift_name: shortText,
    quadrant,
    trend_average_sizing: figure,
    trend_average_sizing_label: shortText,
    trend_consumer_sizing: figure,
    trend_industry_sizing: figure,
    trend_society_sizing: figure,
    trend_consensus_label: shortText,
    trend_consensus_icon_uri: text,
    trend_growth: figure,
    driver_count: count,
  }),
  ['ssid', 'trend_name'],
  (wire, { resolve }): Trend => ({
    id: wire.ssid,
    sowId: wire.sow_id,
    name: shownName(wire.trend_name),
    description: withWholeTexts(wire.trend_description, [['Whole name', wire.trend_name]]),
    imageUrl: resolve(wire.trend_image_s3_uri),
    shiftName: wire.shift_name,
    quadrant: wire.quadrant,
    sizing: {
      average: wire.trend_average_sizing,
      averageLabel: wire.trend_average_sizing_label,
      consumer: wire.trend_consumer_sizing,
      industry: wire.trend_industry_sizing,
      society: wire.trend_society_sizing,
    },
    consensus: { label: wire.trend_consensus_label, iconUrl: resolve(wire.trend_consensus_icon_uri) },
    growth: wire.trend_growth,
    driverCount: wire.driver_count,
  }),
);
