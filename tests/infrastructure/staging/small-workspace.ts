/** Two projects, three trends, six topics and a little of everything else; unusable rows among them. */
export const smallWorkspace = {
  sows: [
    {
      id: 1,
      name: 'First',
      loadDate: '2026-09-30',
      newDiscoveries: [{ type: 'Topic', tid: 11, topic_name: 'Alpha', quadrant: 1 }, { type: 'Topic' }],
      experiments: [{ eid: 'map', experiment_name: 'Map' }],
      reneAI: true,
    },
    { id: '2', name: 'Second', reneAI: null },
    { name: 'no id' },
  ],
  shifts: [{ id: 1, sow_id: 1, name: 'Shift', description: null }],
  trends: [
    trend(1, { quadrant: 1, trend_growth: 0.2, trend_average_sizing: 0.5 }),
    trend(2, { quadrant: { id: 2 } }),
    { ...trend(3, {}), sow_id: 2 },
    { trend_name: 'no id', sow_id: 1 },
  ],
  topics: [
    topic(11, 'Alpha', { trend: 1, quadrant: 1, topic_status: 0, average_sizing: 0.5, topic_growth: 0.1 }),
    topic(12, 'Beta', { trend: 1, quadrant: 2, topic_status: 1 }),
    topic(13, 'Gamma', { trend: 2, quadrant: null, topic_status: -1 }),
    topic(14, 'Delta', { trend: 404, average_sizing: 'large' }),
    { ...topic(15, 'Far', { trend: 3 }), sow_id: 2 },
    { ...topic(16, 'Lost', {}), sow_id: 99 },
    null,
  ],
  deepdives: { '11': { evolution: [['2020', 'It began.'], ['no text']], provocations: ['Imagine.'] } },
  sources: { '11': { topic_sources: [{ title: 'Source', url: null }, {}], last_updated: '2026-08-01' } },
  opportunities: [{ sow_id: 1, opportunity_name: 'Platform', topics: [], topic_names: ['Alpha'] }],
  foresight: [{ sow_id: 1, insight_title: 'Insight', predictions: [{ id: 11, type: 'Topic', name: 'Alpha' }] }],
  versions: { '1': [{ version: 'Current Data', date: '2026-09-30' }, { version: 'Previous Data', date: null }, {}] },
  previous: { '1': { trends: [], topics: [topic(11, 'Alpha', { trend: 1, quadrant: 4 })] } },
  experiments: [{ eid: 'map', sow_id: 1, experiment_name: 'Map', experiment_url: 'https://example.com/' }],
  permissions: { '1': { reneAI: true, experiments: [{ eid: 'map', experiment_name: 'Map' }] } },
};

function trend(ssid: number, rest: object) {
  return { ssid, sow_id: 1, shift_name: 'Shift', trend_name: `Trend ${ssid}`, ...rest };
}

function topic(tid: number, topic_name: string, rest: object) {
  return { tid, sow_id: 1, topic_name, ...rest };
}
