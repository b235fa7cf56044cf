// Draws what the server has found: one section for each chart.
import { drawBars } from './draw-bars.js';
import { drawMap } from './draw-map.js';

/** The measures of the bars; each is a share of the largest one in its chart. */
const MEASURES = {
  ranking: ['size'],
  drivers: ['drivers'],
  impact: ['consumer', 'industry', 'society'],
  comparison: ['size', 'growth', 'consumer', 'industry', 'society'],
};

/**
 * @param {{ id: string, title: string, drawing: string, kind: 'topic' | 'trend', items: object[] }[]} charts
 * @param {(item: { id: string, kind: 'topic' | 'trend' }, chartId: string) => void} onClick
 */
export function drawCharts(charts, onClick) {
  document.querySelector('#charts').replaceChildren(...charts.map((chart) => section(chart, onClick)));
}

/** @param {string} text */
export function drawMessage(text) {
  const message = Object.assign(document.createElement('p'), { className: 'message', textContent: text });
  message.setAttribute('role', 'alert');
  document.querySelector('#charts').replaceChildren(message);
}

function section({ id, title, drawing, kind, items }, onClick) {
  const part = document.createElement('section');
  const head = Object.assign(document.createElement('h1'), { textContent: `${title} (${items.length})` });
  const body = Object.assign(document.createElement('div'), { className: 'body' });
  const clicked = (item) => onClick({ id: item.id, kind }, id);
  const legend = MEASURES[drawing]?.join(', ') ?? 'to the right: size, upwards: growth, area: drivers';
  part.append(head, Object.assign(document.createElement('p'), { textContent: legend }), body);
  if (items.length === 0) body.append('No data for these filters.');
  else if (drawing === 'map') body.append(drawMap(items, clicked));
  else body.append(drawBars(items, MEASURES[drawing], clicked));
  return part;
}
