// The dashboards of the chart service: their ids for the app's configuration, for the API, which checks the columns
// of a grant, and for the service that draws.

/**
 * What data can be filtered by.
 * @typedef {'status' | 'version' | 'topic' | 'trend' | 'topicQuadrant' | 'trendQuadrant'} Column
 * @typedef {'map' | 'ranking' | 'drivers' | 'impact' | 'comparison'} Drawing
 * @typedef {{ id: string, datasetId: string, drawing: Drawing, title: string }} Chart
 * @typedef {object} Dashboard
 * @property {string} dashboardId
 * @property {readonly [Chart, ...Chart[]]} charts
 * @property {string | null} furtherDatasetId a data set that is filtered too, but has no chart of its own
 * @property {Readonly<Record<Column, string | null>>} columns null: this dashboard is not filtered by it
 */

const TOPICS = 'd5000000-0000-4000-8000-000000000001';
const TRENDS = 'd5000000-0000-4000-8000-000000000002';
const DRIVERS = 'd5000000-0000-4000-8000-000000000003';

/** @type {Readonly<Record<Column, string>>} */
const COLUMN_IDS = {
  status: 'c0000000-0000-4000-8000-000000000001',
  version: 'c0000000-0000-4000-8000-000000000002',
  topic: 'c0000000-0000-4000-8000-000000000003',
  trend: 'c0000000-0000-4000-8000-000000000004',
  topicQuadrant: 'c0000000-0000-4000-8000-000000000005',
  trendQuadrant: 'c0000000-0000-4000-8000-000000000006',
};

const ALL_COLUMNS = /** @type {Column[]} */ (Object.keys(COLUMN_IDS));
const TREND_COLUMNS = /** @type {Column[]} */ (['version', 'trend', 'trendQuadrant']);

/** @type {Readonly<Record<string, { columns: readonly Column[] }>>} */
const DATASETS = {
  [TOPICS]: { columns: ALL_COLUMNS },
  [TRENDS]: { columns: TREND_COLUMNS },
  [DRIVERS]: { columns: ALL_COLUMNS },
};

/** @type {Readonly<Record<'trendMap' | 'opportunityMap' | 'trendList' | 'drivers' | 'impactingDrivers', Dashboard>>} */
export const DASHBOARDS = {
  trendMap: dashboard(1, TREND_COLUMNS, [chart(11, TRENDS, 'map', 'Trend map')]),
  opportunityMap: dashboard(2, ALL_COLUMNS, [chart(21, TOPICS, 'map', 'Topic map')]),
  trendList: dashboard(
    3,
    ['version', 'topic', 'trend', 'topicQuadrant', 'trendQuadrant'],
    [chart(31, TRENDS, 'ranking', 'Trends by size'), chart(32, TOPICS, 'ranking', 'Topics by size')],
  ),
  drivers: dashboard(4, ALL_COLUMNS, [
    chart(41, DRIVERS, 'drivers', 'Drivers by topic'),
    chart(42, TOPICS, 'impact', 'Impact by topic'),
  ]),
  impactingDrivers: {
    ...dashboard(5, ['topic'], [chart(51, TOPICS, 'comparison', 'Impacting drivers')]),
    furtherDatasetId: DRIVERS,
  },
};

/** @param {string} dashboardId */
export function dashboardById(dashboardId) {
  return Object.values(DASHBOARDS).find((each) => each.dashboardId === dashboardId);
}

/**
 * @param {Dashboard} dashboard
 * @param {{ datasetId: string, columnId: string }} ids
 * @returns {Column | undefined} undefined: this dashboard has no such data set, or the data set no such column
 */
export function columnAt({ charts, furtherDatasetId, columns }, { datasetId, columnId }) {
  const known = datasetId === furtherDatasetId || charts.some((each) => each.datasetId === datasetId);
  if (!known) return undefined;
  return DATASETS[datasetId]?.columns.find((name) => columns[name] === columnId);
}

/**
 * @param {Chart} chart
 * @returns {'topics' | 'trends'} what it shows
 */
export function rowsOf({ datasetId }) {
  return datasetId === TRENDS ? 'trends' : 'topics';
}

/**
 * The dashboards as the run-time configuration names them.
 * @returns {Record<string, object>}
 */
export function configuredDashboards() {
  return Object.fromEntries(
    Object.entries(DASHBOARDS).map(([name, { dashboardId, charts, furtherDatasetId, columns }]) => {
      const [first, second] = charts;
      const settings = {
        dashboardId,
        chartId: first.id,
        secondaryChartId: second?.id ?? null,
        datasetId: first.datasetId,
        secondaryDatasetId: second?.datasetId ?? furtherDatasetId,
        columns,
      };
      return [name, settings];
    }),
  );
}

/**
 * @param {number} number
 * @param {readonly Column[]} columnNames
 * @param {Dashboard['charts']} charts
 * @returns {Dashboard}
 */
function dashboard(number, columnNames, charts) {
  const columns = /** @type {Dashboard['columns']} */ (
    Object.fromEntries(ALL_COLUMNS.map((name) => [name, columnNames.includes(name) ? COLUMN_IDS[name] : null]))
  );
  return { dashboardId: `da000000-0000-4000-8000-00000000000${number}`, charts, furtherDatasetId: null, columns };
}

/**
 * @param {number} number
 * @param {string} datasetId
 * @param {Drawing} drawing
 * @param {string} title
 * @returns {Chart}
 */
function chart(number, datasetId, drawing, title) {
  return { id: `c4000000-0000-4000-8000-0000000000${number}`, datasetId, drawing, title };
}
