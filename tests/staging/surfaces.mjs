// The dashboards of the chart service: their ids stand here once, for the configuration that the app is served, for the
// API that checks what a grant is asked for, and for the service that draws.

/**
 * What a dashboard can be filtered by; null where its data have no such column.
 * @typedef {'status' | 'version' | 'topic' | 'trend' | 'topicQuadrant' | 'trendQuadrant'} Column
 * @typedef {'map' | 'ranking' | 'drivers' | 'impact' | 'comparison'} Drawing
 * @typedef {{ id: string, datasetId: string, rows: 'topics' | 'trends', drawing: Drawing, title: string }} Chart
 * @typedef {{ dashboardId: string, charts: readonly Chart[], secondaryDatasetId: string | null,
 *   columns: Readonly<Record<Column, string | null>> }} Dashboard
 */

const TOPICS = 'd5000000-0000-4000-8000-000000000001';
const TRENDS = 'd5000000-0000-4000-8000-000000000002';
const DRIVERS = 'd5000000-0000-4000-8000-000000000003';

/** @type {Readonly<Record<Column, string>>} */
const COLUMNS = {
  status: 'c0000000-0000-4000-8000-000000000001',
  version: 'c0000000-0000-4000-8000-000000000002',
  topic: 'c0000000-0000-4000-8000-000000000003',
  trend: 'c0000000-0000-4000-8000-000000000004',
  topicQuadrant: 'c0000000-0000-4000-8000-000000000005',
  trendQuadrant: 'c0000000-0000-4000-8000-000000000006',
};

/** @type {Readonly<Record<'trendMap' | 'opportunityMap' | 'trendList' | 'drivers' | 'impactingDrivers', Dashboard>>} */
export const DASHBOARDS = {
  trendMap: dashboard(1, ['version', 'trend', 'trendQuadrant'], [chart(11, TRENDS, 'trends', 'map', 'Trend map')]),
  opportunityMap: dashboard(2, Object.keys(COLUMNS), [chart(21, TOPICS, 'topics', 'map', 'Topic map')]),
  trendList: dashboard(
    3,
    ['version', 'topic', 'trend', 'topicQuadrant', 'trendQuadrant'],
    [
      chart(31, TRENDS, 'trends', 'ranking', 'Trends by size'),
      chart(32, TOPICS, 'topics', 'ranking', 'Topics by size'),
    ],
  ),
  drivers: dashboard(4, Object.keys(COLUMNS), [
    chart(41, DRIVERS, 'topics', 'drivers', 'Drivers by topic'),
    chart(42, TOPICS, 'topics', 'impact', 'Impact by topic'),
  ]),
  impactingDrivers: {
    ...dashboard(5, ['topic'], [chart(51, TOPICS, 'topics', 'comparison', 'Impacting drivers')]),
    secondaryDatasetId: DRIVERS,
  },
};

/** @param {string} dashboardId */
export function dashboardById(dashboardId) {
  return Object.values(DASHBOARDS).find((each) => each.dashboardId === dashboardId);
}

/**
 * @param {Dashboard} dashboard
 * @returns {string[]} the data sets that a filter of this dashboard may speak of
 */
export function datasetsOf({ charts, secondaryDatasetId }) {
  return [...charts.map(({ datasetId }) => datasetId), ...(secondaryDatasetId === null ? [] : [secondaryDatasetId])];
}

/**
 * @param {Dashboard} dashboard
 * @param {string} columnId
 * @returns {Column | undefined}
 */
export function columnNamed({ columns }, columnId) {
  return /** @type {Column | undefined} */ (Object.keys(columns).find((name) => columns[name] === columnId));
}

/**
 * The dashboards as the run-time configuration names them.
 * @returns {Record<string, object>}
 */
export function configuredDashboards() {
  return Object.fromEntries(
    Object.entries(DASHBOARDS).map(([name, { dashboardId, charts, secondaryDatasetId, columns }]) => {
      const [first, second] = charts;
      return [
        name,
        {
          dashboardId,
          chartId: first.id,
          secondaryChartId: second?.id ?? null,
          datasetId: first.datasetId,
          secondaryDatasetId: second?.datasetId ?? secondaryDatasetId,
          columns,
        },
      ];
    }),
  );
}

function dashboard(number, columnNames, charts) {
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, id]) => [name, columnNames.includes(name) ? id : null]),
  );
  return { dashboardId: `da000000-0000-4000-8000-00000000000${number}`, charts, secondaryDatasetId: null, columns };
}

function chart(number, datasetId, rows, drawing, title) {
  return { id: `c4000000-0000-4000-8000-0000000000${number}`, datasetId, rows, drawing, title };
}
