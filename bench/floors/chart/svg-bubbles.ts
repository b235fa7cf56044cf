import { COLOURS, HEIGHT, WIDTH } from './scales.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** One circle for each point; the browser finds what is pointed at. */
export class SvgBubbles {
  element = document.createElementNS(NAMESPACE, 'svg');
  #points;
  #lit = null;

  constructor(points, { x, y, radius }) {
    this.#points = points;
    this.element.setAttribute('width', WIDTH);
    this.element.setAttribute('height', HEIGHT);
    const content = document.createDocumentFragment();
    points.forEach((point, index) => {
      const circle = document.createElementNS(NAMESPACE, 'circle');
      circle.setAttribute('cx', x(point.sizing).toFixed(1));
      circle.setAttribute('cy', y(point.growth).toFixed(1));
      circle.setAttribute('r', radius(point.drivers).toFixed(2));
      circle.setAttribute('fill', COLOURS[point.quadrant]);
      circle.dataset.index = index;
      content.append(circle);
    });
    this.element.append(content);
  }

  pointAt(event) {
    return this.#points[event.target.dataset?.index] ?? null;
  }

  highlight(point) {
    this.#lit?.classList.remove('lit');
    this.#lit = point === null ? null : this.element.children[this.#points.indexOf(point)];
    this.#lit?.classList.add('lit');
  }

  shift({ x, y }) {
    this.element.style.transform = `translate(${x}px, ${y}px)`;
  }
}
