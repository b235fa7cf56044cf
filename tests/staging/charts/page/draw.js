import { drawBars } from './draw-bars.js';
import { drawMap } from './draw-map.js';

/**
 * @typedef {import('../chart-data.mjs').Item} Item
 * @typedef {'size' | 'growth' | 'drivers' | 'consumer' | 'industry' | 'society'} Measure
 * @typedef {{ id: string, title: string, drawing: string, kind: 'topic' | 'trend', items: Item[] }} Chart
 * @typedef {(item: { id: string, kind: 'topic' | 'trend' }, chartId: string) => void} OnClick
 */

/**
 * The measures of the bars; each is drawn as a share of the largest in its chart.
 * @type {Record<string, Measure[]>}
 */
const MEASURES = {
  ranking: ['size'],
  drivers: ['drivers'],
  impact: ['consumer', 'industry', 'society'],
  comparison: ['size', 'growth', 'consumer', 'industry', 'society'],
};

/**
 * Draws one section for each chart.
 * @param {Chart[]} charts
 * @param {OnClick} onClick
 */
export function drawCharts(charts, onClick) {
  document.querySelector('#charts')?.replaceChildren(...charts.map((chart) => section(chart, onClick)));
}

/** @param {string} text */
export function drawMessage(text) {
  const message = Object.assign(document.createElement('p'), { className: 'message', textContent: text });
  message.setAttribute('role', 'alert');
  document.querySelector('#charts')?.replaceChildren(message);
}

/**
 * @param {Chart} chart
 * @param {OnClick} onClick
 */
function section({ id, title, drawing, kind, items }, onClick) {
  const part = document.createElement('section');
  const head = Object.assign(document.createElement('h1'), { textContent: `${title} (${items.length})` });
  const body = Object.assign(document.createElement('div'), { className: 'body' });
  const clicked = (/** @type {Item} */ item) => onClick({ id: item.id, kind }, id);
  const measures = MEASURES[drawing] ?? [];
  const legend = drawing === 'map' ? 'to the right: size, upwards: growth, area: drivers' : measures.join(', ');
  part.append(head, Object.assign(document.createElement('p'), { textContent: legend }), body);
  if (items.length === 0) body.append('No data for these filters.');
  else if (drawing === 'map') body.append(drawMap(items, clicked));
  else body.append(drawBars(items, measures, clicked));
  return part;
}
