import { wrap, type Remote } from 'comlink';
import type { Drawings } from './drawing.worker';

let drawings: Remote<Drawings> | null = null;

/** What draws covers and fields in a worker, so that drawing takes no time of the page. Started by the first drawing. */
export function drawingWorker(): Remote<Drawings> {
  drawings ??= wrap<Drawings>(
    new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module', name: 'drawing' }),
  );
  return drawings;
}
