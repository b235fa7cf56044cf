import type { Circle } from '../../charts/geometry/shapes';

/**
 * Splits circles into layers without overlap: PowerPoint leaves holes where parts of one shape overlap. Of circles at
 * the same point only the largest is left.
 */
export function dotLayers(circles: readonly Circle[]): readonly (readonly Circle[])[] {
  const largest = new Map<string, Circle>();
  for (const circle of circles) {
    const key = `${Math.round(circle.x)} ${Math.round(circle.y)}`;
    const known = largest.get(key);
    if (known === undefined || known.r < circle.r) largest.set(key, circle);
  }
  const dots = [...largest.values()];
  const cell = dots.reduce((most, { r }) => Math.max(most, 2 * r), 1);
  const layers: Layer[] = [];
  for (const dot of dots) {
    let layer = layers.find((each) => !each.touches(dot));
    if (layer === undefined) layers.push((layer = new Layer(cell)));
    layer.add(dot);
  }
  return layers.map(({ circles: own }) => own);
}

/** Circles in square cells: only those in a cell and the eight around it can touch a circle in it. */
class Layer {
  readonly circles: Circle[] = [];
  readonly #cells = new Map<number, Circle[]>();

  /** @param cell its side, at least as long as the largest diameter */
  constructor(private readonly cell: number) {}

  add(circle: Circle): void {
    this.circles.push(circle);
    const key = this.#keyOf(circle, 0, 0);
    const own = this.#cells.get(key);
    if (own === undefined) this.#cells.set(key, [circle]);
    else own.push(circle);
  }

  touches(circle: Circle): boolean {
    for (const column of [-1, 0, 1]) {
      for (const row of [-1, 0, 1]) {
        const near = this.#cells.get(this.#keyOf(circle, column, row));
        if (near?.some((other) => areTouching(circle, other))) return true;
      }
    }
    return false;
  }

  #keyOf({ x, y }: Circle, column: number, row: number): number {
    return (Math.floor(x / this.cell) + column) * 100_003 + Math.floor(y / this.cell) + row;
  }
}

function areTouching(one: Circle, other: Circle): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r;
}
