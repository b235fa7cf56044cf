import { describe, expect, it } from 'vitest';
import { FolderProblem, Patience, type FolderProblemKind } from '../../../src/application/team/team-folder';
import { ManualClock } from '../../fakes/manual-clock';

const SILENT = (): FolderProblem => new FolderProblem('silent');

/** The milliseconds after which a folder that never answers is given up. */
async function waited(patience: Patience, clock: ManualClock): Promise<number> {
  const from = clock.now().getTime();
  const until: number[] = [];
  const work = patience.within(async (deadline) => {
    await deadline.passed;
    until.push(clock.now().getTime());
    expect(deadline.hasPassed).toBe(true);
    throw SILENT();
  });
  for (let second = 0; second < 200 && until.length === 0; second += 1) {
    clock.advance(1000);
    await Promise.resolve();
    await Promise.resolve();
  }
  await expect(work).rejects.toThrow('silent');
  return (until[0] ?? NaN) - from;
}

describe('how long a folder is waited for', () => {
  it('is twice as long after each silence, and never longer than 80 seconds', async () => {
    const clock = new ManualClock();
    const patience = new Patience(clock);
    const waits: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) waits.push(await waited(patience, clock));
    expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, 80_000]);
  });

  it.each<[string, FolderProblemKind | null]>([
    ['an answer', null],
    ['a folder that is gone', 'unreachable'],
    ['a folder that may not be read', 'permission'],
  ])('is short again after %s', async (_what, kind) => {
    const clock = new ManualClock();
    const patience = new Patience(clock);
    expect([await waited(patience, clock), await waited(patience, clock)]).toEqual([10_000, 20_000]);
    const work = patience.within(async () => {
      if (kind !== null) throw new FolderProblem(kind);
      return 'answered';
    });
    await work.catch(() => {});
    expect(await waited(patience, clock)).toBe(10_000);
  });

  it('leaves no timer behind, whatever came', async () => {
    const clock = new ManualClock();
    const patience = new Patience(clock);
    await patience.within(async () => 'answered');
    await expect(patience.within(async () => Promise.reject(SILENT()))).rejects.toThrow('silent');
    expect(clock.waiting).toBe(0);
  });
});
