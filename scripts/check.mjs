// npm run check: the fast half of the tests (types, formatting, lint and layer rules, unit, component).
import { runChecks } from './lib/checks.mjs';

// The tests that take long run in `npm run unit` and at night.
process.env['BY_DAY'] = '1';
process.exit((await runChecks()).failed === 0 ? 0 : 1);
