import path from 'node:path';
import { projectDir, runNode } from './run.mjs';

/** The same actions in every run of `npm test`. */
const SEED = 20;

/**
 * The random user in both modes at once, on the last build; each mode counts as one test.
 * @param {{ minutes?: number, seed?: number }} [options] minutes: in each mode; seed: by default the same in every run
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSoakTest({ minutes = 1, seed = SEED } = {}) {
  const script = path.join(projectDir, 'scripts/soak.mjs');
  const isOk = await Promise.all(
    ['embedded', 'live'].map(async (mode) => {
      const code = await runNode([script, '--minutes', String(minutes), '--seed', String(seed), '--mode', mode]);
      console.log(`${code === 0 ? 'ok' : 'FAILED'}: random user, ${mode}`);
      return code === 0;
    }),
  );
  return { passed: isOk.filter(Boolean).length, failed: isOk.filter((ok) => !ok).length };
}
