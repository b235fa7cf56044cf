import path from 'node:path';
import { projectDir, runNode } from './run.mjs';

/** The same actions in every run of `npm test`. */
const SEED = 20;

/**
 * The random user in both modes at once, then in pages that a browser translates, on the last build; each counts as one test.
 * @param {{ minutes?: number, seed?: number }} [options] minutes: of each run; seed: by default the same in every run
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSoakTest({ minutes = 1, seed = SEED } = {}) {
  const script = path.join(projectDir, 'scripts/soak.mjs');
  /** @param {string[]} words */
  const run = async (...words) => {
    const code = await runNode([script, '--minutes', String(minutes), '--seed', String(seed), '--mode', ...words]);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: random user, ${words.join(' ')}`);
    return code === 0;
  };
  const isOk = [...(await Promise.all([run('embedded'), run('live')])), await run('embedded', '--translated')];
  return { passed: isOk.filter(Boolean).length, failed: isOk.filter((ok) => !ok).length };
}
