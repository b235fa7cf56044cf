import { wrap, type Remote } from 'comlink';
import type { CoverRequest } from './cover/cover';
import { drawingWorker } from './start-drawing';

/** What the worker draws: covers, and what other features add. */
interface Drawings {
  cover(request: CoverRequest): Blob;
  field(options: unknown): unknown;
  window(options: unknown): unknown;
}

let worker: Remote<Drawings> | null = null;

function started(): Remote<Drawings> {
  worker ??= wrap<Drawings>(drawingWorker.start());
  return worker;
}

/**
 * Draws covers and fields in a worker, so that drawing takes no time of the page; the first drawing starts it. Each
 * rejects where the browser has no workers.
 */
export const drawings = {
  cover: async (request: CoverRequest) => started().cover(request),
  /** Options and shapes are those of the function that composition has put into the worker. */
  window: async <Shapes>(options: unknown): Promise<Shapes> => (await started().window(options)) as Shapes,
  field: async <Shapes>(options: unknown): Promise<Shapes> => (await started().field(options)) as Shapes,
};
