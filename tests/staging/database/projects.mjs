// What an organisation may read of its projects (sows). The project itself is always found by id and organisation.
import { wireId } from '../workspace/fields.mjs';

/**
 * @typedef {import('./connect.mjs').Query} Query
 * @typedef {import('./connect.mjs').Row} Row
 */

/**
 * @param {Query} query
 * @param {string} orgId
 */
export async function listSows(query, orgId) {
  const rows = await query('SELECT id, name FROM sows WHERE org_id = $1 ORDER BY position', [orgId]);
  return rows.map(({ id, name }) => ({ id: wireId(id), name }));
}

/**
 * @param {Query} query
 * @param {string} orgId
 * @param {string} sowId
 * @returns {Promise<Row | undefined>} undefined: there is none, or it belongs to another organisation
 */
export async function findSow(query, orgId, sowId) {
  const [row] = await query('SELECT * FROM sows WHERE id = $1 AND org_id = $2', [sowId, orgId]);
  return row;
}

/**
 * @param {Query} query
 * @param {string} sowId
 */
export async function listShifts(query, sowId) {
  const shifts = await query('SELECT id, name, description FROM shifts WHERE sow_id = $1 ORDER BY position', [sowId]);
  const trends = await query(
    `SELECT ssid, trend_name, trend_image_s3_uri, quadrant, shift_name FROM trends
     WHERE sow_id = $1 AND version = 'Current Data' AND shift_name IS NOT NULL ORDER BY position`,
    [sowId],
  );
  /** @type {Map<string, Row[]>} */
  const itemsOf = new Map(shifts.map(({ name }) => [name, []]));
  for (const { shift_name, ssid, ...item } of trends) {
    itemsOf.get(shift_name)?.push({ type: 'Trend', ssid: wireId(ssid), ...item });
  }
  return shifts.map(({ id, name, description }) => ({
    id: wireId(id),
    name,
    description,
    trends: itemsOf.get(name),
  }));
}

/**
 * @param {Query} query
 * @param {string} sowId
 */
export function listOpportunities(query, sowId) {
  return query('SELECT opportunity_name, topics, topic_names FROM opportunities WHERE sow_id = $1 ORDER BY position', [
    sowId,
  ]);
}

/**
 * @param {Query} query
 * @param {string} sowId
 */
export function listInsights(query, sowId) {
  return query(
    `SELECT insight_title, insight_description, created_at, sources, predictions FROM insights
     WHERE sow_id = $1 ORDER BY position`,
    [sowId],
  );
}

/**
 * @param {Query} query
 * @param {string} orgId
 * @param {string} eid
 */
export async function findExperiment(query, orgId, eid) {
  const [row] = await query(
    `SELECT eid, experiment_name, experiment_url FROM experiments JOIN sows ON sows.id = sow_id
     WHERE eid = $1 AND org_id = $2`,
    [eid, orgId],
  );
  return row && { ...row, eid: wireId(row.eid) };
}
