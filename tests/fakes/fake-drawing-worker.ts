import { vi } from 'vitest';
import { fieldShapes, type FieldOptions } from '../../src/ui/plane/field-shapes';

/** In place of the worker: draws what it draws, a moment after it is asked, or fails. Until `vi.resetModules()`. */
export class FakeDrawings {
  readonly fields: FieldOptions[] = [];
  /** So many of the next drawings fail. */
  failures = 0;

  readonly field = (options: FieldOptions) => {
    this.fields.push(options);
    return this.#drawn(() => fieldShapes(options));
  };

  async #drawn<Result>(draw: () => Result): Promise<Result> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (this.failures === 0) return draw();
    this.failures -= 1;
    throw new Error('The drawing has failed');
  }
}

export function fakeDrawings(): FakeDrawings {
  const drawings = new FakeDrawings();
  vi.doMock('../../src/ui/art/drawing-worker', () => ({ drawings }));
  return drawings;
}
