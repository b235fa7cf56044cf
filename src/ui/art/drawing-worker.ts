import { wrap, type Remote } from 'comlink';
import type { CoverRequest } from './cover/cover';
import type { Drawings } from './drawing.worker';
import type { FieldOptions } from './field-shapes';

let worker: Remote<Drawings> | null = null;

function started(): Remote<Drawings> {
  worker ??= wrap<Drawings>(
    new Worker(new URL('./drawing.worker.ts', import.meta.url), { type: 'module', name: 'drawing' }),
  );
  return worker;
}

/**
 * Draws covers and fields in a worker, so that drawing takes no time of the page; the first drawing starts it. Each
 * rejects where the browser has no workers.
 */
export const drawings = {
  cover: async (request: CoverRequest) => started().cover(request),
  field: async (options: FieldOptions) => started().field(options),
};
