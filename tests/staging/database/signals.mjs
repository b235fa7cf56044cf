// What an organisation may read of its topics and trends, with the personal statuses of the user who asks.
import { wireId } from '../workspace/fields.mjs';

/**
 * @typedef {import('./connect.mjs').Query} Query
 * @typedef {{ orgId: string, email: string }} Reader
 * @typedef {import('./connect.mjs').Row} Row
 */

/** A topic as on the wire, except for its nested trend. $1: the organisation, $2: the user's e-mail. */
const TOPICS = `
  SELECT t.tid, t.topic_name, t.topic_description, t.topic_image_s3_uri,
    CASE WHEN t.topic_status = -1 THEN -1 ELSE COALESCE(s.status, t.topic_status) END AS topic_status,
    t.quadrant, t.average_sizing, t.average_sizing_label, t.consumer_sizing, t.industry_sizing, t.society_sizing,
    t.topic_consensus_label, t.topic_consensus_icon_uri, t.topic_growth, t.driver_count,
    r.ssid, r.trend_name, r.shift_name
  FROM topics t
  JOIN sows ON sows.id = t.sow_id AND sows.org_id = $1
  LEFT JOIN trends r ON r.ssid = t.trend AND r.version = t.version
  LEFT JOIN statuses s ON s.tid = t.tid AND s.email = $2
  WHERE t.version = 'Current Data'`;

const TRENDS = `
  SELECT r.ssid, r.sow_id, r.shift_name, r.trend_name, r.trend_description, r.trend_image_s3_uri, r.quadrant,
    r.trend_average_sizing, r.trend_average_sizing_label, r.trend_consumer_sizing, r.trend_industry_sizing,
    r.trend_society_sizing, r.trend_consensus_label, r.trend_consensus_icon_uri, r.trend_growth, r.driver_count
  FROM trends r
  JOIN sows ON sows.id = r.sow_id AND sows.org_id = $1
  WHERE r.version = 'Current Data'`;

/**
 * @param {Query} query
 * @param {Reader} reader
 * @param {string} sowId
 */
export async function listTopics(query, { orgId, email }, sowId) {
  return (await query(`${TOPICS} AND t.sow_id = $3 ORDER BY t.position`, [orgId, email, sowId])).map(toTopic);
}

/**
 * @param {Query} query
 * @param {Reader} reader
 * @param {string} ssid
 */
export async function listTopicsOfTrend(query, { orgId, email }, ssid) {
  return (await query(`${TOPICS} AND t.trend = $3 ORDER BY t.position`, [orgId, email, ssid])).map(toTopic);
}

/**
 * @param {Query} query
 * @param {Reader} reader
 * @param {string} tid
 */
export async function findTopic(query, { orgId, email }, tid) {
  const [row] = await query(`${TOPICS} AND t.tid = $3`, [orgId, email, tid]);
  return row && toTopic(row);
}

/**
 * @param {Query} query
 * @param {string} orgId
 * @param {string} sowId
 */
export async function listTrends(query, orgId, sowId) {
  return (await query(`${TRENDS} AND r.sow_id = $2 ORDER BY r.position`, [orgId, sowId])).map(toTrend);
}

/**
 * @param {Query} query
 * @param {string} orgId
 * @param {string} ssid
 */
export async function findTrend(query, orgId, ssid) {
  const [row] = await query(`${TRENDS} AND r.ssid = $2`, [orgId, ssid]);
  return row && toTrend(row);
}

/**
 * @param {Query} query
 * @param {string} tid
 * @returns {Promise<Row | undefined>} `deepdive` and `sources`; undefined: the topic has neither
 */
export async function findMaterial(query, tid) {
  const [row] = await query('SELECT deepdive, sources FROM topic_materials WHERE tid = $1', [tid]);
  return row;
}

/**
 * @param {Row} row
 * @returns {Row}
 */
function toTopic({ ssid, trend_name, shift_name, ...topic }) {
  const trend = ssid === null ? null : { ssid: wireId(ssid), trend_name, shift_name };
  return { ...topic, tid: wireId(topic.tid), trend };
}

/**
 * @param {Row} row
 * @returns {Row}
 */
function toTrend(row) {
  return { ...row, ssid: wireId(row.ssid), sow_id: wireId(row.sow_id) };
}
