// The page of an embedded dashboard. It implements the message protocol of the embedding element: it listens after
// its first load, to its parent only, and ignores changes of the address's hash.
import { readAddress } from './address.js';
import { drawCharts, drawMessage } from './draw.js';

const { dashboardId, itemId, language, theme, size, authorization: first } = readAddress();
let authorization = first;
/** @type {{ charts: import('./draw.js').Chart[], filters: unknown[] }} */
let shown = { charts: [], filters: [] };
let latest = 0;

document.documentElement.dataset['theme'] = theme.includes('dark') ? 'dark' : 'light';

/**
 * The element recognises its frame by the name that it has given it.
 * @param {object} message
 */
function tell(message) {
  if (parent !== window) parent.postMessage({ name: window.name, dashboardId, itemId, language, ...message }, '*');
}

/** @returns {Promise<boolean>} false: nothing was drawn, or a newer request is under way */
async function show() {
  const own = ++latest;
  const response = await fetch('/data', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dashboardId, itemId, ...authorization }),
  }).catch(() => null);
  const answer = response === null ? { detail: 'Unreachable' } : await response.json();
  if (own !== latest) return false;
  if (response?.ok) {
    shown = answer;
    drawCharts(shown.charts, clicked);
    return true;
  }
  // The element shows no message of its own, so the page does.
  drawMessage(answer.detail);
  tell({ type: 'error', errorMsg: answer.detail });
  if (answer.detail === 'Expired') tell({ type: 'dashboardAction', action: 'authorizationExpired' });
  return false;
}

/**
 * @param {{ id: string, kind: 'topic' | 'trend' }} item
 * @param {string} chartId
 */
function clicked({ id, kind }, chartId) {
  tell({ type: 'customEvent', itemId: chartId, data: { event: `${kind}-open`, language, [`${kind}_id`]: id } });
}

async function load() {
  if (!(await show())) return;
  const [width, height] = size;
  const modes = ['mobile', 'tablet', 'desktop', 'largeScreen'];
  tell({ type: 'load', dimensions: Object.fromEntries(modes.map((mode) => [mode, [width, height]])) });
  tell({ type: 'itemsRendered' });
}

/** @type {Record<string, (message: any) => void | Promise<void>>} */
const actions = {
  setAuthorization({ key, token }) {
    authorization = { key, token };
  },
  reloadDashboard: load,
  async refreshData() {
    if (await show()) tell({ type: 'itemsRendered' });
  },
  getFilters: ({ requestId }) => tell({ type: 'filters', requestId, filters: shown.filters }),
  getData({ id, requestId }) {
    const data = shown.charts.find((chart) => chart.id === id)?.items ?? [];
    tell({ type: 'data', requestId, data });
  },
  exportDashboard: ({ requestId }) => tell({ type: 'export', requestId }),
  setPreview: ({ requestId, preview }) => tell({ type: 'setPreview', requestId, preview }),
  setSelectedData: ({ requestId, filters }) => tell({ type: 'setSelectedData', requestId, filters }),
  setEditMode: ({ requestId, editMode }) => tell({ type: 'setEditMode', requestId, editMode }),
};

await load();
addEventListener('message', ({ source, data }) => {
  if (source === parent) void actions[data?.action]?.(data);
});
