import type { WindowOfMap } from '../../application/home/map-windows';
import type { WindowShapes } from '../../domain/plane/map-window';
import { drawings } from '../art/drawing-worker';
import type { WindowOptions } from './window-shapes';

/** By the map, so that each window of it is drawn once. */
const drawn = new WeakMap<WindowOfMap['map'], Map<string, Promise<WindowShapes | null>>>();

/** null: it could not be drawn. */
export function drawnWindow({ map, chosen }: WindowOfMap): Promise<WindowShapes | null> {
  const ofMap = drawn.get(map) ?? new Map<string, Promise<WindowShapes | null>>();
  drawn.set(map, ofMap);
  const key = chosen.join('|');
  const { items, before } = map;
  const options: WindowOptions = { items, before, chosen };
  // A decoration: without it the tint stays, and nothing is reported.
  const shapes = ofMap.get(key) ?? drawings.window<WindowShapes>(options).catch(() => null);
  ofMap.set(key, shapes);
  return shapes;
}
