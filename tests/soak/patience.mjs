import { SoakFailure } from './soak-failure.mjs';

/** In milliseconds, of waiting for what an action needs. */
const LONGEST_WAIT = 120_000;

/**
 * Does an action at once, or waits for what it needs. So a slow machine costs time alone, and a screen on which something is
 * missing for good ends the run.
 * @template {string | true} Done
 * @param {object} work
 * @param {() => Promise<Done | false>} work.attempt false: it was not possible
 * @param {() => Promise<void>} work.prepare brings about what the action needs: a calm network and the place for it
 * @param {() => string} work.where for the failure: the action and the address
 * @param {{ now(): number, wait(milliseconds: number): Promise<void> }} clock
 * @returns {Promise<{ done: Done, hasWaited: boolean }>} rejects with a SoakFailure
 */
export async function patiently({ attempt, prepare, where }, clock) {
  const first = await attempt();
  if (first !== false) return { done: first, hasWaited: false };
  const end = clock.now() + LONGEST_WAIT;
  do {
    await prepare();
    const done = await attempt();
    if (done !== false) return { done, hasWaited: true };
    await clock.wait(1000);
  } while (clock.now() < end);
  throw new SoakFailure(`Not possible, however long one waits: ${where()}`);
}
