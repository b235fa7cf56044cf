import * as v from 'valibot';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { ResolveAsset } from './asset-urls';
import { id, quadrant, requiredText, text } from './fields';

const topicItem = v.object({
  type: v.literal('Topic'),
  tid: id<'topic'>(),
  topic_name: requiredText,
  topic_image_s3_uri: text,
  quadrant,
});

const trendItem = v.object({
  type: v.literal('Trend'),
  ssid: id<'trend'>(),
  trend_name: requiredText,
  trend_image_s3_uri: text,
  quadrant,
});

/** A card's item (specification, section 3). A shift's trends may come as plain trends, without `type`. */
export const carouselItemWire = v.pipe(
  v.unknown(),
  v.transform(withType),
  v.variant('type', [topicItem, trendItem], 'is neither a topic nor a trend'),
);

export const CAROUSEL_ITEM_REQUIRED = ['type', 'tid', 'ssid', 'topic_name', 'trend_name'] as const;

export function toCarouselItem(wire: v.InferOutput<typeof carouselItemWire>, resolve: ResolveAsset): CarouselItem {
  return wire.type === 'Topic'
    ? {
        type: 'Topic',
        id: wire.tid,
        name: wire.topic_name,
        imageUrl: resolve(wire.topic_image_s3_uri),
        quadrant: wire.quadrant,
      }
    : {
        type: 'Trend',
        id: wire.ssid,
        name: wire.trend_name,
        imageUrl: resolve(wire.trend_image_s3_uri),
        quadrant: wire.quadrant,
      };
}

function withType(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || 'type' in raw) return raw;
  return { ...raw, type: 'tid' in raw ? 'Topic' : 'Trend' };
}
