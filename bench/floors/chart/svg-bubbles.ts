import type { Bubbles, Offset } from './bubbles';
import { type ChartPoint, COLOURS, HEIGHT, type Scales, WIDTH } from './scales';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** One circle for each point; the browser does the hit test. */
export class SvgBubbles implements Bubbles {
  readonly element = document.createElementNS(NAMESPACE, 'svg');
  readonly #points: readonly ChartPoint[];
  #highlighted: Element | undefined;

  constructor(points: readonly ChartPoint[], { x, y, radius }: Scales) {
    this.#points = points;
    this.element.setAttribute('width', String(WIDTH));
    this.element.setAttribute('height', String(HEIGHT));
    const content = document.createDocumentFragment();
    points.forEach((point, index) => {
      const circle = document.createElementNS(NAMESPACE, 'circle');
      circle.setAttribute('cx', x(point.sizing).toFixed(1));
      circle.setAttribute('cy', y(point.growth).toFixed(1));
      circle.setAttribute('r', radius(point.drivers).toFixed(2));
      circle.setAttribute('fill', COLOURS[point.quadrant] ?? '');
      circle.dataset['index'] = String(index);
      content.append(circle);
    });
    this.element.append(content);
  }

  pointAt({ target }: PointerEvent): ChartPoint | null {
    const index = target instanceof SVGCircleElement ? target.dataset['index'] : undefined;
    return this.#points[Number(index)] ?? null;
  }

  highlight(point: ChartPoint | null): void {
    this.#highlighted?.classList.remove('highlighted');
    this.#highlighted = point === null ? undefined : this.element.children[this.#points.indexOf(point)];
    this.#highlighted?.classList.add('highlighted');
  }

  shift({ x, y }: Offset): void {
    this.element.style.transform = `translate(${x}px, ${y}px)`;
  }
}
