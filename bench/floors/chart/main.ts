// The bare chart: bubbles, axes, hover with a tooltip, and pan; nothing else. /?kind=svg&count=2000
import { seededRandom } from '../../lib/random.mjs';
import { sampleName } from '../../lib/sample-text.mjs';
import type { Bubbles } from './bubbles';
import { CanvasBubbles } from './canvas-bubbles';
import { type ChartPoint, HEIGHT, makeScales, type Scales, WIDTH } from './scales';
import { SvgBubbles } from './svg-bubbles';

const TICKS = 6;

const query = new URLSearchParams(location.search);
const points = makePoints(Number(query.get('count') ?? 200));
const container = document.querySelector('#chart')!;

document.querySelector('#draw')!.addEventListener('click', () => {
  if (container.firstChild) container.replaceChildren();
  else container.append(drawChart(query.get('kind') === 'canvas' ? CanvasBubbles : SvgBubbles));
});

function makePoints(count: number): readonly ChartPoint[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => ({
    name: sampleName(index),
    sizing: random(),
    growth: random() * 0.4 - 0.04,
    drivers: 1 + Math.floor(random() * 14),
    quadrant: Math.floor(random() * 4),
  }));
}

function drawChart(BubblesOfKind: new (points: readonly ChartPoint[], scales: Scales) => Bubbles): HTMLElement {
  const scales = makeScales();
  const plane = document.createElement('div');
  plane.dataset['plane'] = '';
  const tooltip = document.createElement('div');
  tooltip.className = 'tooltip';
  tooltip.hidden = true;
  const bubbles = new BubblesOfKind(points, scales);
  plane.append(bubbles.element, axes(scales), tooltip);
  handlePointer(plane, bubbles, tooltip);
  return plane;
}

function axes({ x, y }: Scales): HTMLElement {
  const element = document.createElement('div');
  element.className = 'axes';
  for (const value of x.ticks(TICKS)) element.append(tick(value.toFixed(1), x(value), HEIGHT));
  for (const value of y.ticks(TICKS)) element.append(tick(`${Math.round(value * 100)} %`, -40, y(value)));
  return element;
}

function tick(text: string, left: number, top: number): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.style.transform = `translate(${left}px, ${top}px)`;
  return element;
}

function handlePointer(plane: HTMLElement, bubbles: Bubbles, tooltip: HTMLElement): void {
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
