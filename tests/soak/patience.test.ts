import { expect, test } from 'vitest';
import { patiently } from './patience.mjs';

/** An action that becomes possible at a time, in milliseconds, on a machine where each step takes a while. */
function aScreen(possibleFrom: number, step: number) {
  let time = 0;
  let prepared = 0;
  const work = {
    attempt: async () => {
      time += step;
      return time >= possibleFrom && (possibleFrom === 0 || prepared > 0) ? ('done' as const) : (false as const);
    },
    prepare: async () => void (prepared += 1),
    where: () => 'sort at /data/1',
  };
  const clock = { now: () => time, wait: async (milliseconds: number) => void (time += milliseconds) };
  return { run: () => patiently(work, clock), prepared: () => prepared };
}

test('what is possible is done at once', async () => {
  const screen = aScreen(0, 10);
  expect(await screen.run()).toEqual({ done: 'done', hasWaited: false });
  expect(screen.prepared()).toBe(0);
});

test('a busy machine only takes longer', async () => {
  for (const step of [10, 1000, 30_000])
    expect(await aScreen(90_000, step).run()).toEqual({ done: 'done', hasWaited: true });
});

test('a broken screen ends the run, and is named', async () => {
  await expect(aScreen(Infinity, 1000).run()).rejects.toThrow('sort at /data/1');
});
