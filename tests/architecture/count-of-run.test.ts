import { expect, test } from 'vitest';
import { countOfRun } from '../../scripts/lib/checks.mjs';

test.each([
  ['passes', { code: 0, passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['has a failed test', { code: 1, passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['has no test at all', { code: 0, passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  [
    'ends with an error, such as a file that cannot be loaded',
    { code: 1, passed: 3, failed: 0 },
    { passed: 3, failed: 1 },
  ],
])('a run that %s', (_what, run, count) => expect(countOfRun(run)).toEqual(count));
