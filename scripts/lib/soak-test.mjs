import path from 'node:path';
import { projectDir, runNode } from './run.mjs';

/** The same actions in every run of `npm test`. */
const SEED = 20;

/**
 * The random user in both modes at once, on the last build; each run counts as one test.
 * @param {{ minutes?: number, seed?: number, isTranslated?: boolean }} [options] minutes: of each run; seed: by default the
 *   same in every run; isTranslated: then also in pages that a browser translates
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSoakTest({ minutes = 1, seed = SEED, isTranslated = false } = {}) {
  const script = path.join(projectDir, 'scripts/soak.mjs');
  /** @param {string[]} words */
  const run = async (...words) => {
    const code = await runNode([script, '--minutes', String(minutes), '--seed', String(seed), '--mode', ...words]);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: random user, ${words.join(' ')}`);
    return code === 0;
  };
  const isOk = await Promise.all([run('embedded'), run('live')]);
  if (isTranslated) isOk.push(await run('embedded', '--translated'));
  return { passed: isOk.filter(Boolean).length, failed: isOk.filter((ok) => !ok).length };
}
