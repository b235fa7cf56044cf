// The bare chart: bubbles, axes, hover with a tooltip, and pan; nothing else. /?kind=svg&count=2000
import { seededRandom } from '../../lib/random.mjs';
import { nameOf } from '../../lib/words.mjs';
import { CanvasBubbles } from './canvas-bubbles.js';
import { HEIGHT, makeScales, WIDTH } from './scales.js';
import { SvgBubbles } from './svg-bubbles.js';

const KINDS = { svg: SvgBubbles, canvas: CanvasBubbles };
const TICKS = 6;

const query = new URLSearchParams(location.search);
const points = makePoints(Number(query.get('count') ?? 200));
const host = document.querySelector('#chart');

document.querySelector('#draw').addEventListener('click', () => {
  if (host.firstChild) host.replaceChildren();
  else drawChart(KINDS[query.get('kind')] ?? SvgBubbles);
});

function makePoints(count) {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => ({
    name: nameOf(index),
    sizing: random(),
    growth: random() * 0.4 - 0.04,
    drivers: 1 + Math.floor(random() * 14),
    quadrant: Math.floor(random() * 4),
  }));
}

function drawChart(Bubbles) {
  const scales = makeScales();
  const plane = document.createElement('div');
  plane.dataset.plane = '';
  const tooltip = document.createElement('div');
  tooltip.className = 'tooltip';
  tooltip.hidden = true;
  const bubbles = new Bubbles(points, scales);
  plane.append(bubbles.element, axes(scales), tooltip);
  host.append(plane);
  letHover(plane, bubbles, tooltip);
}

function axes({ x, y }) {
  const element = document.createElement('div');
  element.className = 'axes';
  for (const value of x.ticks(TICKS)) element.append(tick(value.toFixed(1), x(value), HEIGHT));
  for (const value of y.ticks(TICKS)) element.append(tick(`${Math.round(value * 100)} %`, -40, y(value)));
  return element;
}

function tick(text, left, top) {
  const element = document.createElement('span');
  element.textContent = text;
  element.style.transform = `translate(${left}px, ${top}px)`;
  return element;
}

function letHover(plane, bubbles, tooltip) {
  let shift = { x: 0, y: 0 };
  plane.addEventListener('pointermove', (event) => {
    if (event.buttons === 1) {
      shift = { x: shift.x + event.movementX, y: shift.y + event.movementY };
      bubbles.shift(shift);
      return;
    }
    const { left, top } = plane.getBoundingClientRect();
    const at = { x: event.clientX - left - shift.x, y: event.clientY - top - shift.y };
    const point = bubbles.pointAt(event, at);
    bubbles.highlight(point);
    tooltip.hidden = point === null;
    if (point === null) return;
    tooltip.textContent = `${point.name}: ${Math.round(point.growth * 100)} %, ${point.drivers} drivers`;
    tooltip.style.transform = `translate(${Math.min(event.clientX - left + 12, WIDTH - 220)}px, ${event.clientY - top}px)`;
  });
}
