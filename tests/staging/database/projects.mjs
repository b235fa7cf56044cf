// What an organisation may read of its projects (sows). No query here goes without the organisation.
import { wireId } from '../workspace/fields.mjs';

/** @typedef {import('./connect.mjs').Query} Query */

/** @param {Query} query */
export async function listSows(query, orgId) {
  const rows = await query('SELECT id, name FROM sows WHERE org_id = $1 ORDER BY position', [orgId]);
  return rows.map(({ id, name }) => ({ id: wireId(id), name }));
}

/**
 * @param {Query} query
 * @returns {Promise<Record<string, any> | undefined>} undefined: there is none, or it is not of this organisation
 */
export async function findSow(query, orgId, sowId) {
  const [row] = await query('SELECT * FROM sows WHERE id = $1 AND org_id = $2', [sowId, orgId]);
  return row;
}

/** @param {Query} query */
export async function listShifts(query, sowId) {
  const shifts = await query('SELECT id, name, description FROM shifts WHERE sow_id = $1 ORDER BY position', [sowId]);
  const trends = await query(
    `SELECT ssid, trend_name, trend_image_s3_uri, quadrant, shift_name FROM trends
     WHERE sow_id = $1 AND version = 'Current Data' AND shift_name IS NOT NULL ORDER BY position`,
    [sowId],
  );
  const itemsOf = new Map(shifts.map(({ name }) => [name, []]));
  for (const { shift_name, ssid, ...face } of trends) {
    itemsOf.get(shift_name)?.push({ type: 'Trend', ssid: wireId(ssid), ...face });
  }
  return shifts.map(({ id, name, description }) => ({
    id: wireId(id),
    name,
    description,
    trends: itemsOf.get(name),
  }));
}

/** @param {Query} query */
export function listOpportunities(query, sowId) {
  return query('SELECT opportunity_name, topics, topic_names FROM opportunities WHERE sow_id = $1 ORDER BY position', [
    sowId,
  ]);
}

/** @param {Query} query */
export function listInsights(query, sowId) {
  return query(
    `SELECT insight_title, insight_description, created_at, sources, predictions FROM insights
     WHERE sow_id = $1 ORDER BY position`,
    [sowId],
  );
}

/** @param {Query} query */
export async function findExperiment(query, orgId, eid) {
  const [row] = await query(
    `SELECT eid, experiment_name, experiment_url FROM experiments JOIN sows ON sows.id = sow_id
     WHERE eid = $1 AND org_id = $2`,
    [eid, orgId],
  );
  return row && { ...row, eid: wireId(row.eid) };
}
