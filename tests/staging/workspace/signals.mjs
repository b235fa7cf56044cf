// Reads the rows of trends and topics in a workspace file.
import { count, figure, id, isObject, quadrant, rows, status, text, texts, textOrNumber } from './fields.mjs';

/** @param {Record<string, unknown>} row */
export function readTrend(row) {
  const [ssid, sowId, name] = [id(row.ssid), id(row.sow_id), text(row.trend_name)];
  if (ssid === null || sowId === null || name === null) return null;
  return {
    ssid,
    sow_id: sowId,
    shift_name: text(row.shift_name),
    trend_name: name,
    trend_description: text(row.trend_description),
    trend_image_s3_uri: text(row.trend_image_s3_uri),
    quadrant: quadrant(row.quadrant),
    trend_average_sizing: figure(row.trend_average_sizing),
    trend_average_sizing_label: text(row.trend_average_sizing_label),
    trend_consumer_sizing: figure(row.trend_consumer_sizing),
    trend_industry_sizing: figure(row.trend_industry_sizing),
    trend_society_sizing: figure(row.trend_society_sizing),
    trend_consensus_label: text(row.trend_consensus_label),
    trend_consensus_icon_uri: text(row.trend_consensus_icon_uri),
    trend_growth: figure(row.trend_growth),
    driver_count: count(row.driver_count),
  };
}

/** @param {Record<string, unknown>} row */
export function readTopic(row) {
  const [tid, sowId, name] = [id(row.tid), id(row.sow_id), text(row.topic_name)];
  if (tid === null || sowId === null || name === null) return null;
  return {
    tid,
    sow_id: sowId,
    trend: id(isObject(row.trend) ? row.trend.ssid : row.trend),
    topic_name: name,
    topic_description: text(row.topic_description),
    topic_image_s3_uri: text(row.topic_image_s3_uri),
    topic_status: status(row.topic_status),
    quadrant: quadrant(row.quadrant),
    average_sizing: figure(row.average_sizing),
    average_sizing_label: text(row.average_sizing_label),
    consumer_sizing: figure(row.consumer_sizing),
    industry_sizing: figure(row.industry_sizing),
    society_sizing: figure(row.society_sizing),
    topic_consensus_label: text(row.topic_consensus_label),
    topic_consensus_icon_uri: text(row.topic_consensus_icon_uri),
    topic_growth: figure(row.topic_growth),
    driver_count: count(row.driver_count),
  };
}

/** @param {unknown} material */
export function readDeepdive(material) {
  const parts = isObject(material) ? material : {};
  /** @type {unknown[]} */
  const periods = Array.isArray(parts.evolution) ? parts.evolution : [];
  return {
    evolution: periods.map((period) => texts(period).slice(0, 2)).filter((period) => period.length === 2),
    manifestations: rows(parts.manifestations, (row) => {
      const name = text(row.startup_names);
      return name === null
        ? null
        : {
            startup_names: name,
            startup_descriptions: text(row.startup_descriptions),
            startup_developed_product: text(row.startup_developed_product),
            startup_fundraising_stage: textOrNumber(row.startup_fundraising_stage),
            startup_fundraising_amount: textOrNumber(row.startup_fundraising_amount),
            startup_informations_source_url: text(row.startup_informations_source_url),
          };
    }),
    datapoints: rows(parts.datapoints, (row) => {
      const value = textOrNumber(row.data_point_value);
      return value === null
        ? null
        : {
            data_point_value: value,
            data_point_description: text(row.data_point_description),
            data_point_url: text(row.data_point_url),
          };
    }),
    provocations: texts(parts.provocations),
  };
}

/** @param {unknown} material */
export function readSources(material) {
  const parts = isObject(material) ? material : {};
  return {
    topic_sources: rows(parts.topic_sources, (row) => {
      const title = text(row.title);
      return title === null
        ? null
        : { title, url: text(row.url), internal_classification: text(row.internal_classification) };
    }),
    last_updated: text(parts.last_updated),
  };
}
