import path from 'node:path';
import { projectDir, runNode } from './run.mjs';

/** The same actions in every run of the tests. */
const SEED = 20;

/**
 * The random user for one minute in each mode, on the last build; each mode counts as one test.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSoakTest() {
  const count = { passed: 0, failed: 0 };
  for (const mode of ['embedded', 'live']) {
    const script = path.join(projectDir, 'scripts/soak.mjs');
    const code = await runNode([script, '--minutes', '1', '--seed', String(SEED), '--mode', mode]);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}: random user, ${mode}`);
    count[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return count;
}
