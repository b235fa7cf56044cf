// npm run bench: builds the app, measures it beside its floors, and says which goals are met.
//   --rounds N   how often every page is visited (7)      --quick      three rounds
//   --exact      only what is the same on every machine; exits 1 when it is too much
//   --only WORD  pages whose name holds the word          --no-build   takes dist/ as it is
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fail, options, projectDir } from '../scripts/lib/run.mjs';
import { checkExactly, measureExactly } from './exact.mjs';
import { GOALS } from './goals.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { useForLong } from './lib/long-use.mjs';
import { checkTable, goalTable, judge, pageTable, stepTable } from './lib/report.mjs';
import { runRounds } from './lib/rounds.mjs';
import { startApp, startSites } from './lib/sites.mjs';
import { CONDITIONS } from './lib/visit.mjs';
import { PAGES, SIGNED_IN } from './pages.mjs';

const ROUNDS = 7;
const QUICK_ROUNDS = 3;

const { value, flag } = options();
const rounds = Number(value('rounds') ?? (flag('quick') ? QUICK_ROUNDS : ROUNDS));
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds must be a whole number from 1.');

process.exitCode = await (flag('exact') ? runExact() : runAll());

/** @returns {Promise<number>} the exit code */
async function runExact() {
  const figures = await withBrowser(() => startApp(value('dist')), (browser, { app }) => measureExactly(browser, app));
  const checks = await checkExactly(figures);
  console.log(`${pageTable(asVisits(figures))}\n\n${checkTable(checks)}`);
  const missed = checks.filter(({ isMet }) => !isMet);
  for (const { what, found, allowed } of missed) console.error(`Not met: ${what} is ${found}, allowed is ${allowed}.`);
  return missed.length === 0 ? 0 : 1;
}

/** @returns {Promise<number>} the exit code: a goal that is not met is a finding, what cannot be measured is a fault */
async function runAll() {
  const only = value('only');
  const pages = PAGES.filter(({ name }) => only === undefined || name.includes(only) || name === 'stack floor');
  const { visits, faults } = await withBrowser(() => startSites(value('dist')), async (browser, origins) => {
    const outcome = await runRounds(browser, pages, origins, rounds, (line) => console.error(line));
    if (only === undefined) outcome.visits.set('long use', [await useForLong(browser, origins['app-200'], SIGNED_IN)]);
    return outcome;
  });
  const rows = judge(GOALS, visits).filter(({ found }) => found !== null || only === undefined);
  console.log([pageTable(visits), stepTable(visits), goalTable(rows)].join('\n\n'));
  console.log(`\nWritten to ${path.relative(process.cwd(), await writeResults({ rows, visits, faults }))}`);
  for (const fault of faults) console.error(`Not measured: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

/** Starts the sites and a browser, and stops them whatever happens. */
async function withBrowser(start, work) {
  const sites = await start();
  const browser = await launchBrowser();
  try {
    return await work(browser, sites.origins);
  } finally {
    await browser.close();
    await sites.close();
  }
}

function asVisits(figures) {
  return new Map(Object.entries(figures).map(([name, each]) => [name, [each]]));
}

async function writeResults({ rows, visits, faults }) {
  const date = new Date().toISOString();
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    load: loadavg()[0],
    node: process.version,
  };
  const folder = path.join(projectDir, 'bench', 'results');
  const file = path.join(folder, `${date.slice(0, 19).replaceAll(':', '-')}.json`);
  await mkdir(folder, { recursive: true });
  const document = { date, machine, conditions: CONDITIONS, rounds, rows, visits: Object.fromEntries(visits), faults };
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  return file;
}
