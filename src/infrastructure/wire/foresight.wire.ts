import * as v from 'valibot';
import type { Insight, Prediction } from '../../domain/foresight/insight';
import type { Platform } from '../../domain/platforms/platform';
import { ownAsset, type ResolveAsset } from './asset-urls';
import { CAROUSEL_ITEM_REQUIRED, carouselItemWire, toCarouselItem } from './carousel-item.wire';
import { id, requiredText, text } from './fields';
import { parseRows, type RowProblem } from './rows';

const list = v.nullish(v.array(v.unknown(), 'is not a list'), []);

/** An opportunity platform (specification, section 3). */
export const platformWire = v.object({ opportunity_name: requiredText, topics: list, topic_names: list });

/** A weekly insight (specification, section 3). */
export const insightWire = v.object({
  insight_title: requiredText,
  insight_description: text,
  created_at: text,
  sources: list,
  predictions: list,
});

const insightSourceWire = v.object({ source_title: requiredText, source_url: text, source_favicon: text });

const predictionWire = v.object({
  id: id<'topic'>(),
  type: v.picklist(['Topic', 'Trend'], 'is neither Topic nor Trend'),
  name: requiredText,
});

export const PLATFORM_REQUIRED = ['opportunity_name'] as const;

export const INSIGHT_REQUIRED = ['insight_title'] as const;

export function toPlatform(
  wire: v.InferOutput<typeof platformWire>,
  resolve: ResolveAsset,
  report?: (problem: RowProblem) => void,
): Platform {
  const topics = parseRows(wire.topics, carouselItemWire, CAROUSEL_ITEM_REQUIRED, report);
  const names = parseRows(wire.topic_names, requiredText, [], report);
  return {
    name: wire.opportunity_name,
    topics: topics.map((item) => toCarouselItem(item, resolve)),
    topicNames:
      names.length > 0 ? names : topics.map((item) => (item.type === 'Topic' ? item.topic_name : item.trend_name)),
  };
}

export function toInsight(
  wire: v.InferOutput<typeof insightWire>,
  resolve: ResolveAsset,
  report?: (problem: RowProblem) => void,
): Insight {
  return {
    title: wire.insight_title,
    description: wire.insight_description ?? '',
    createdAt: wire.created_at,
    sources: parseRows(wire.sources, insightSourceWire, ['source_title'], report).map((row) => ({
      title: row.source_title,
      url: row.source_url,
      faviconUrl: ownAsset(row.source_favicon, resolve),
    })),
    predictions: parseRows(wire.predictions, predictionWire, ['id', 'type', 'name'], report) satisfies Prediction[],
  };
}
