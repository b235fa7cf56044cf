import { CircleGrid } from '../../domain/plane/circle-grid';
import { boundsOf, type Circle } from '../../domain/plane/shapes';

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
  const layers: { readonly grid: CircleGrid<Circle>; readonly circles: Circle[] }[] = [];
  for (const circle of largest.values()) {
    const isFree = ({ grid }: { readonly grid: CircleGrid<Circle> }): boolean =>
      !grid.some(boundsOf(circle), (other) => Math.hypot(circle.x - other.x, circle.y - other.y) < circle.r + other.r);
    let layer = layers.find(isFree);
    if (layer === undefined) layers.push((layer = { grid: new CircleGrid(), circles: [] }));
    layer.grid.add(circle);
    layer.circles.push(circle);
  }
  return layers.map(({ circles: own }) => own);
}
