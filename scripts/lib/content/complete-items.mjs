import { mustGet } from './must-get.mjs';

/** @typedef {import('./read-project.mjs').Row} Row */

/**
 * Copies names, pictures and quadrants into carousel items and predictions from the topics and trends that they refer
 * to: the files in content/ have each of them once.
 * @param {import('./read-project.mjs').Project} project is changed
 */
export function completeItems({ sow, topics, trends, opportunities, foresight }) {
  const topicsById = new Map(topics.map((topic) => [topic.tid, topic]));
  const trendsById = new Map(trends.map((trend) => [trend.ssid, trend]));

  /** @param {Row} item @returns {Row} */
  const complete = (item) => {
    if (item.type === 'Topic') {
      const { topic_name, topic_image_s3_uri, quadrant } = mustGet(topicsById, item.tid);
      return { type: 'Topic', tid: item.tid, topic_name, topic_image_s3_uri, quadrant };
    }
    const { trend_name, trend_image_s3_uri, quadrant } = mustGet(trendsById, item.ssid);
    return { type: 'Trend', ssid: item.ssid, trend_name, trend_image_s3_uri, quadrant };
  };

  sow.newDiscoveries = (sow.newDiscoveries ?? []).map(complete);
  for (const platform of opportunities) {
    platform.topics = platform.topics.map(complete);
    platform.topic_names = platform.topics.map((/** @type {Row} */ item) => item.topic_name ?? item.trend_name);
  }
  for (const prediction of foresight.flatMap(({ predictions }) => predictions)) {
    prediction.name =
      prediction.type === 'Topic'
        ? mustGet(topicsById, prediction.id).topic_name
        : mustGet(trendsById, prediction.id).trend_name;
  }
}
