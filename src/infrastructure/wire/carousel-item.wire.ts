import * as v from 'valibot';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import { id, quadrant, requiredName, text } from './fields';
import { isRow, rowReader } from './rows';

const topicItem = v.object({
  type: v.literal('Topic'),
  tid: id<'topic'>(),
  topic_name: requiredName,
  topic_image_s3_uri: text,
  quadrant,
});

const trendItem = v.object({
  type: v.literal('Trend'),
  ssid: id<'trend'>(),
  trend_name: requiredName,
  trend_image_s3_uri: text,
  quadrant,
});

const schema = v.pipe(
  v.unknown(),
  v.transform(withType),
  v.variant('type', [topicItem, trendItem], 'is neither a topic nor a trend'),
);

/** A topic or trend of a carousel (specification, section 3). Plain topics and trends, without `type`, are accepted. */
export const carouselItemReader = rowReader(
  schema,
  ['type', 'tid', 'ssid', 'topic_name', 'trend_name'],
  (wire, { resolve }): CarouselItem =>
    wire.type === 'Topic'
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
        },
);

function withType(raw: unknown): unknown {
  if (!isRow(raw) || 'type' in raw) return raw;
  return { ...raw, type: 'tid' in raw ? 'Topic' : 'Trend' };
}
