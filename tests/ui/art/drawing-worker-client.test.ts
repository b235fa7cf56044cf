import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawingWorkerClient } from '../../../src/ui/art/drawing-worker-client';
import { fieldShapes } from '../../../src/ui/art/field/field-shapes';
import { SAMPLE_SIGNALS } from '../../../src/ui/art/sample-signals';
import { DrawingThreads } from '../../fakes/fake-drawing-workers';

const COVER = { name: 'Longer lives', quadrant: 'mature', theme: 'light' } as const;
const FIELD = { width: 300, height: 300, plane: { x: 0, y: 0, width: 300, height: 300 }, ...SAMPLE_SIGNALS };

function threadOf() {
  const threads = new DrawingThreads();
  return { threads, thread: new DrawingWorkerClient({ start: () => threads.start(), idleTime: 1000 }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('DrawingWorkerClient', () => {
  it('is started by the first order and draws what was asked for, each to whom it belongs', async () => {
    const { threads, thread } = threadOf();
    expect(threads.started).toBe(0);
    const [cover, field] = [thread.draw('cover', COVER), thread.draw('field', FIELD)];
    await vi.advanceTimersByTimeAsync(0);
    expect((await cover).type).toBe('image/svg+xml');
    expect(await field).toEqual(fieldShapes(FIELD));
    expect(threads.started).toBe(1);
  });

  it('ends when it has had nothing to do for a while, and is started again', async () => {
    const { threads, thread } = threadOf();
    void thread.draw('cover', COVER);
    await vi.advanceTimersByTimeAsync(900);
    void thread.draw('cover', COVER);
    await vi.advanceTimersByTimeAsync(900);
    expect([threads.started, threads.running]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(threads.running).toBe(0);
    const drawn = thread.draw('cover', COVER);
    await vi.advanceTimersByTimeAsync(0);
    expect((await drawn).size).toBeGreaterThan(500);
    expect([threads.started, threads.running]).toEqual([2, 1]);
  });

  it('tells all who wait when it fails, and begins again with the next order', async () => {
    const { threads, thread } = threadOf();
    threads.failures = 1;
    const waiting = Promise.allSettled([thread.draw('cover', COVER), thread.draw('field', FIELD)]);
    await vi.advanceTimersByTimeAsync(0);
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(threads.running).toBe(0);
    const drawn = thread.draw('cover', COVER);
    await vi.advanceTimersByTimeAsync(0);
    expect((await drawn).size).toBeGreaterThan(500);
  });

  it('says so where the browser has no threads', async () => {
    const thread = new DrawingWorkerClient({
      start: () => {
        throw new Error('forbidden');
      },
      idleTime: 1000,
    });
    await expect(thread.draw('cover', COVER)).rejects.toThrow('forbidden');
  });
});
