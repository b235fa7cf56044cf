import path from 'node:path';
import { projectDir, runNode } from './run.mjs';

/**
 * The random user in both modes at once, then in pages that a browser translates, on the last build; each run counts as one test.
 * @param {{ minutes: number, seed: number }} options minutes: of each run
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSoakTest({ minutes, seed }) {
  const script = path.join(projectDir, 'scripts/soak.mjs');
  /** @param {string[]} words */
  const run = async (...words) => {
    const code = await runNode([script, '--minutes', String(minutes), '--seed', String(seed), '--mode', ...words]);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: random user, ${words.join(' ')}`);
    return code === 0;
  };
  const isOk = await Promise.all([run('embedded'), run('live')]);
  isOk.push(await run('embedded', '--translated'));
  return { passed: isOk.filter(Boolean).length, failed: isOk.filter((ok) => !ok).length };
}
