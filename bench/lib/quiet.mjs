import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { quantile } from './statistics.mjs';

/** Milliseconds for which all cores are kept at work; to start the threads takes a part that hardly counts then. */
const SAMPLE = 1000;
/** Below it other work slows what is measured. */
const LEAST_FREE = 0.85;

const SPIN = `const end = performance.now() + ${SAMPLE}; while (performance.now() < end);`;

/**
 * How much of the processor is there for this process: all cores are kept at work for a moment, and the time that they were
 * given is compared with the time that passed. The load average says less, because it counts the work of the run itself.
 * @returns {Promise<number>} from 0 to 1
 */
export async function freeShare() {
  const cores = availableParallelism();
  const [start, before] = [performance.now(), process.cpuUsage()];
  await Promise.all(
    Array.from({ length: cores }, () => {
      const worker = new Worker(SPIN, { eval: true });
      return new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject));
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, (user + system) / 1000 / (cores * (performance.now() - start)));
}

/**
 * Whether the figures of a run may be compared with those of another one.
 * @param {readonly number[]} shares of {@link freeShare}, one of each round
 */
export function wasQuiet(shares) {
  return (
    shares.length === 0 ||
    quantile(
      [...shares].sort((one, other) => one - other),
      0.5,
    ) >= LEAST_FREE
  );
}
