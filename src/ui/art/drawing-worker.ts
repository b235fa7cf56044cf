import { wrap, type Remote } from 'comlink';
import { drawingWorker } from './start-drawing';

/** What the worker draws: functions that composition has put into it. */
interface Drawings {
  field(options: unknown): unknown;
  window(options: unknown): unknown;
}

let worker: Remote<Drawings> | null = null;

function started(): Remote<Drawings> {
  worker ??= wrap<Drawings>(drawingWorker.start());
  return worker;
}

/**
 * Draws maps in a worker, so that drawing takes no time of the page; the first drawing starts it. Each
 * rejects where the browser has no workers.
 */
export const drawings = {
  /** Options and shapes are those of the function in the worker. */
  window: async <Shapes>(options: unknown): Promise<Shapes> => (await started().window(options)) as Shapes,
  field: async <Shapes>(options: unknown): Promise<Shapes> => (await started().field(options)) as Shapes,
};
