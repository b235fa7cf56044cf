// npm run check: the fast half of the tests (types, formatting, lint and layer rules, unit, component).
import { runChecks } from './lib/checks.mjs';

process.exit((await runChecks()).failed === 0 ? 0 : 1);
