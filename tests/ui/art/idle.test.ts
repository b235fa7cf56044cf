import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWhenIdle } from '../../../src/ui/art/idle';

let now = 0;

/** A step of 5 ms that is done after the given number of times. */
function work(times: number) {
  let left = times;
  return vi.fn(() => {
    now += 5;
    left--;
    return left > 0;
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('runWhenIdle', () => {
  it('leaves room between slices where the browser does not know idle time', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const step = work(5);
    runWhenIdle(step);
    expect(step).not.toHaveBeenCalled();
    vi.advanceTimersToNextTimer();
    expect(step).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(step).toHaveBeenCalledTimes(5);
  });

  it('uses the idle time it is given, and at least one step of it', () => {
    const waiting: ((deadline: Pick<IdleDeadline, 'didTimeout' | 'timeRemaining'>) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: (typeof waiting)[number]) => waiting.push(callback));
    const step = work(4);
    runWhenIdle(step);
    waiting.shift()?.({ didTimeout: false, timeRemaining: () => 1 });
    expect(step).toHaveBeenCalledTimes(1);
    waiting.shift()?.({ didTimeout: true, timeRemaining: () => 0 });
    expect(step).toHaveBeenCalledTimes(3);
    waiting.shift()?.({ didTimeout: false, timeRemaining: () => 50 });
    expect(step).toHaveBeenCalledTimes(4);
    expect(waiting).toEqual([]);
  });
});
