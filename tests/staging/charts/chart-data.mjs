import { rowsOf } from '../surfaces.mjs';
import { CURRENT_DATA } from '../workspace/read-workspace.mjs';

/**
 * @typedef {import('../database/connect.mjs').Query} Query
 * @typedef {import('../grants.mjs').Grant} Grant
 * @typedef {import('../grants.mjs').Clause} Clause
 * @typedef {import('../surfaces.mjs').Chart} Chart
 *
 * @typedef {object} Item one topic or trend; a figure that is not known is null
 * @property {string} id
 * @property {string} name
 * @property {number | null} quadrant
 * @property {number | null} size a fraction
 * @property {number | null} growth a fraction
 * @property {number | null} drivers
 * @property {number | null} consumer
 * @property {number | null} industry
 * @property {number | null} society
 */

/**
 * @typedef {object} Signals how to select topics or trends
 * @property {string} select
 * @property {(grant: Grant) => string[]} parameters
 * @property {string} order
 * @property {Partial<Record<import('../surfaces.mjs').Column, string>>} columns
 */

/** @type {Record<'topics' | 'trends', Signals>} */
const SIGNALS = {
  topics: {
    select: `t.tid AS id, t.topic_name AS name, t.quadrant, t.average_sizing AS size, t.topic_growth AS growth,
      t.driver_count AS drivers, t.consumer_sizing AS consumer, t.industry_sizing AS industry,
      t.society_sizing AS society
      FROM topics t
      LEFT JOIN trends r ON r.ssid = t.trend AND r.version = t.version
      LEFT JOIN statuses s ON s.tid = t.tid AND s.email = $2
      WHERE t.sow_id = $1`,
    parameters: ({ sowId, email }) => [sowId, email],
    order: 't.position',
    columns: {
      status: 'CASE WHEN t.topic_status = -1 THEN -1 ELSE COALESCE(s.status, t.topic_status) END',
      version: 't.version',
      topic: 't.topic_name',
      trend: 'r.trend_name',
      topicQuadrant: 't.quadrant',
      trendQuadrant: 'r.quadrant',
    },
  },
  trends: {
    select: `r.ssid AS id, r.trend_name AS name, r.quadrant, r.trend_average_sizing AS size,
      r.trend_growth AS growth, r.driver_count AS drivers, r.trend_consumer_sizing AS consumer,
      r.trend_industry_sizing AS industry, r.trend_society_sizing AS society
      FROM trends r WHERE r.sow_id = $1`,
    parameters: ({ sowId }) => [sowId],
    order: 'r.position',
    columns: { version: 'r.version', trend: 'r.trend_name', trendQuadrant: 'r.quadrant' },
  },
};

/**
 * What a chart shows: the rows of the granted project that pass its filters.
 * @param {Query} query
 * @param {Grant} grant
 * @param {Chart} chart
 * @returns {Promise<{ id: string, title: string, drawing: string, kind: 'topic' | 'trend', items: Item[] }>}
 */
export async function chartData(query, grant, chart) {
  const rows = rowsOf(chart);
  const clauses = grant.clauses.filter(({ datasetId }) => datasetId === chart.datasetId);
  const items =
    chart.drawing === 'comparison'
      ? await comparison(query, grant, clauses)
      : await filteredItems(query, grant, rows, clauses);
  const { id, title, drawing } = chart;
  return { id, title, drawing, kind: rows === 'topics' ? 'topic' : 'trend', items };
}

/**
 * @param {Query} query
 * @param {Grant} grant
 * @param {'topics' | 'trends'} rows
 * @param {readonly Clause[]} clauses
 * @returns {Promise<any[]>}
 */
async function filteredItems(query, grant, rows, clauses) {
  const { select, parameters, order, columns } = SIGNALS[rows];
  const known = parameters(grant);
  const versioned = clauses.some(({ column }) => column === 'version');
  const all = versioned ? clauses : [...clauses, { column: /** @type {const} */ ('version'), value: [CURRENT_DATA] }];
  // Compared as texts, because numbers may come as numbers or as texts.
  const conditions = all.map(({ column }, at) => `(${columns[column]})::text = ANY($${known.length + at + 1}::text[])`);
  return query(`SELECT ${select} AND ${conditions.join(' AND ')} ORDER BY ${order}`, [
    ...known,
    ...all.map(({ value }) => value.map(String)),
  ]);
}

/**
 * One topic and the average topic of the project; the filter has the topic's id here, because names are not unique.
 * @param {Query} query
 * @param {Grant} grant
 * @param {readonly Clause[]} clauses
 * @returns {Promise<any[]>}
 */
async function comparison(query, grant, clauses) {
  const [tid] = clauses.find(({ column }) => column === 'topic')?.value ?? [];
  const { select, parameters } = SIGNALS.topics;
  const own = [...parameters(grant), CURRENT_DATA, String(tid)];
  const one = await query(`SELECT ${select} AND t.version = $3 AND t.tid = $4`, own);
  const average = await query(
    `SELECT '' AS id, 'Average of all topics' AS name, NULL AS quadrant, avg(average_sizing) AS size,
      avg(topic_growth) AS growth, avg(driver_count)::double precision AS drivers, avg(consumer_sizing) AS consumer,
      avg(industry_sizing) AS industry, avg(society_sizing) AS society
     FROM topics WHERE sow_id = $1 AND version = $2`,
    [grant.sowId, CURRENT_DATA],
  );
  return one.length === 0 ? [] : [...one, ...average];
}
