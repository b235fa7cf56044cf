import { mustGet } from './must-get.mjs';

/** @typedef {import('./read-project.mjs').Row} Row */

/**
 * The data of a year ago: today's rows with the figures that were different, without the new discoveries, and with
 * the topics that have vanished. Descriptions are left out: the charts do not show them, and they would be a fifth of
 * the file.
 * @param {import('./read-project.mjs').Project} project whose new discoveries are complete
 * @param {{ topics?: Row, trends?: Row, vanished_topics?: Row[] }} previous figures by id
 * @returns {{ trends: Row[], topics: Row[] }}
 */
export function previousRows(
  { sow, trends, topics },
  { topics: pastTopics = {}, trends: pastTrends = {}, vanished_topics = [] },
) {
  const known = new Map(topics.map((topic) => [String(topic.tid), topic]));
  for (const id of Object.keys(pastTopics)) mustGet(known, id);
  const discovered = new Set(sow.newDiscoveries.map((/** @type {Row} */ { tid, ssid }) => tid ?? ssid));
  return {
    trends: trends
      .filter((trend) => !discovered.has(trend.ssid))
      .map((trend) => ({ ...trend, ...pastTrends[trend.ssid], trend_description: undefined })),
    topics: [...topics, ...vanished_topics]
      .filter((topic) => !discovered.has(topic.tid))
      .map((topic) => ({ ...topic, ...pastTopics[topic.tid], topic_description: undefined })),
  };
}

/**
 * The versions before the previous one, of which only the figures of topics are kept: those of the version after it, with
 * what was different.
 * @param {Row[]} topics of the previous version
 * @param {{ date: string, topics: Row }[]} versions the newest first, figures by id
 * @returns {{ date: string, topics: Row[] }[]}
 */
export function earlierVersions(topics, versions) {
  const result = [];
  let after = topics.map(({ topic_image_s3_uri: _image, topic_status: _status, ...row }) => row);
  for (const { date, topics: different } of versions) {
    const known = new Map(after.map((topic) => [String(topic.tid), topic]));
    for (const id of Object.keys(different)) mustGet(known, id);
    after = after.map((topic) => ({ ...topic, ...different[topic.tid] }));
    result.push({ date, topics: after });
  }
  return result;
}
