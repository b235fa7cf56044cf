import { quadtree } from 'd3-quadtree';
import { COLOURS, HEIGHT, WIDTH } from './scales.js';

const REACH = 14;

/** All points on one canvas, painted anew at every step of a pan; a quadtree finds what is pointed at. */
export class CanvasBubbles {
  element = document.createElement('div');
  #canvas = document.createElement('canvas');
  #ring = document.createElement('div');
  #points;
  #scales;
  #tree;

  constructor(points, scales) {
    this.#points = points;
    this.#scales = scales;
    this.#tree = quadtree(
      points,
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

  pointAt(_event, at) {
    return this.#tree.find(at.x, at.y, REACH) ?? null;
  }

  highlight(point) {
    this.#ring.hidden = point === null;
    if (point === null) return;
    const { x, y } = this.#scales;
    this.#ring.style.transform = `translate(${x(point.sizing)}px, ${y(point.growth)}px)`;
  }

  shift(by) {
    const { x, y, radius } = this.#scales;
    const context = this.#canvas.getContext('2d');
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.globalAlpha = 0.78;
    for (const point of this.#points) {
      context.fillStyle = COLOURS[point.quadrant];
      context.beginPath();
      context.arc(x(point.sizing) + by.x, y(point.growth) + by.y, radius(point.drivers), 0, 2 * Math.PI);
      context.fill();
    }
  }
}
