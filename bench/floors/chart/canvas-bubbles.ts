import { quadtree, type Quadtree } from 'd3-quadtree';
import type { Bubbles, Offset } from './bubbles';
import { type ChartPoint, COLOURS, HEIGHT, type Scales, WIDTH } from './scales';

/** The hit test finds a point within this distance, in pixels. */
const REACH = 14;

/** All points on one canvas, painted again at every step of a pan; a quadtree does the hit test. */
export class CanvasBubbles implements Bubbles {
  readonly element = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #ring = document.createElement('div');
  readonly #points: readonly ChartPoint[];
  readonly #scales: Scales;
  readonly #tree: Quadtree<ChartPoint>;

  constructor(points: readonly ChartPoint[], scales: Scales) {
    this.#points = points;
    this.#scales = scales;
    this.#tree = quadtree(
      [...points],
      (point) => scales.x(point.sizing),
      (point) => scales.y(point.growth),
    );
    this.#canvas.width = WIDTH;
    this.#canvas.height = HEIGHT;
    this.#ring.className = 'ring';
    this.#ring.hidden = true;
    this.element.append(this.#canvas, this.#ring);
    this.shift({ x: 0, y: 0 });
  }

  pointAt(_event: PointerEvent, at: Offset): ChartPoint | null {
    return this.#tree.find(at.x, at.y, REACH) ?? null;
  }

  highlight(point: ChartPoint | null): void {
    this.#ring.hidden = point === null;
    if (point === null) return;
    const { x, y } = this.#scales;
    this.#ring.style.transform = `translate(${x(point.sizing)}px, ${y(point.growth)}px)`;
  }

  shift(by: Offset): void {
    const { x, y, radius } = this.#scales;
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.globalAlpha = 0.78;
    for (const point of this.#points) {
      context.fillStyle = COLOURS[point.quadrant] ?? '';
      context.beginPath();
      context.arc(x(point.sizing) + by.x, y(point.growth) + by.y, radius(point.drivers), 0, 2 * Math.PI);
      context.fill();
    }
  }
}
