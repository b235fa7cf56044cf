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
  const layers: Circle[][] = [];
  for (const circle of largest.values()) {
    const layer = layers.find((others) => !others.some((other) => areTouching(circle, other)));
    if (layer === undefined) layers.push([circle]);
    else layer.push(circle);
  }
  return layers;
}

function areTouching(one: Circle, other: Circle): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r;
}
