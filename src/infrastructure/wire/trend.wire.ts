import * as v from 'valibot';
import type { Trend } from '../../domain/trend/trend';
import { count, figure, id, quadrant, requiredText, text } from './fields';
import { rowReader } from './rows';

/** A trend (specification, section 3). */
export const trendReader = rowReader(
  v.object({
    ssid: id<'trend'>(),
    sow_id: v.nullish(id<'sow'>(), null),
    trend_name: requiredText,
    trend_description: text,
    trend_image_s3_uri: text,
    shift_name: text,
    quadrant,
    trend_average_sizing: figure,
    trend_average_sizing_label: text,
    trend_consumer_sizing: figure,
    trend_industry_sizing: figure,
    trend_society_sizing: figure,
    trend_consensus_label: text,
    trend_consensus_icon_uri: text,
    trend_growth: figure,
    driver_count: count,
  }),
  ['ssid', 'trend_name'],
  (wire, { resolve }): Trend => ({
    id: wire.ssid,
    sowId: wire.sow_id,
    name: wire.trend_name,
    description: wire.trend_description ?? '',
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
