// npm run bench: builds the app, measures it beside its floors, and says which goals are met. docs/performance.md says
// how it measures and what the columns mean.
//   --rounds N   how often every page is visited (7)
//   --only NAME  pages whose name holds it, and what they are compared with; writes nothing
//   --short      only what is the same on every machine (bytes, requests, elements, layout shift); exits 1 when it is
//                too much
//   --dist DIR   measures a build that is there already
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { fail, options, projectDir } from '../scripts/lib/run.mjs';
import { checkScreen, measureScreen, SCREEN_NAMES } from './exact.mjs';
import { GOALS } from './goals.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { useForLong } from './lib/long-use.mjs';
import { checkTable, goalTable, judge, screenTable } from './lib/report.mjs';
import { runRounds } from './lib/rounds.mjs';
import { startApp, startSites } from './lib/sites.mjs';
import { CONDITIONS } from './lib/visit.mjs';
import { PAGES, SIGNED_IN } from './pages.mjs';

const ROUNDS = 7;
/** Each takes two minutes; what stays in memory differs little from one to the next. */
const LONG_USES = 3;
const LONG_USE = 'long use';

const RESULTS = 'bench/results/latest.json';
const REPORT = 'docs/performance.md';
/** Between these lines of the report. */
const TABLES = { begin: '<!-- tables of the last run -->', end: '<!-- end of the tables -->' };

const { value, flag } = options();
const rounds = Number(value('rounds') ?? ROUNDS);
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds must be a whole number from 1.');
process.exitCode = await (flag('short') ? runShort() : runAll());

/** @returns {Promise<number>} the exit code */
async function runShort() {
  const { screens, checks } = await withSites(startApp, measureScreens);
  console.log(`${screenTable(screens)}\n\n${checkTable(checks)}`);
  const missed = checks.filter(({ isMet }) => !isMet);
  for (const { what, found, allowed } of missed) console.error(`Not met: ${what} is ${found}, allowed is ${allowed}.`);
  return missed.length === 0 ? 0 : 1;
}

/** @returns {Promise<number>} the exit code: a goal that is not met is a finding, what cannot be measured is a fault */
async function runAll() {
  const only = value('only');
  const started = loadavg()[0];
  const { visits, faults, screens } = await withSites(startSites, async (sites) => {
    const outcome = await runRounds(chosenPages(only), sites.origins, rounds, tell);
    if (only === undefined || only === LONG_USE) await addLongUses(outcome, sites);
    return only === undefined ? { ...outcome, ...(await measureScreens(sites)) } : outcome;
  });
  const rows = judge(GOALS, visits).filter(({ product, base }) => only === undefined || (product && base));
  console.log(goalTable(rows));
  for (const fault of faults) console.error(`Not measured: ${fault}`);
  if (screens !== undefined) {
    console.log(`\n${screenTable(screens)}`);
    const run = { date: new Date().toISOString(), load: [started, loadavg()[0]], rounds };
    await writeResults({ ...run, rows, screens, faults });
    await writeReport(run, rows, screens);
    console.log(`\nWritten to ${RESULTS} and, as tables, to ${REPORT}`);
  }
  return faults.length === 0 ? 0 : 1;
}

/** With the floors of their goals. */
function chosenPages(only) {
  if (only === undefined) return PAGES;
  const floors = GOALS.filter(({ page }) => page.includes(only)).map(({ floor }) => floor.page);
  return PAGES.filter(({ name }) => name.includes(only) || floors.includes(name));
}

async function addLongUses({ visits, faults }, { origins }) {
  const uses = [];
  for (let use = 0; use < Math.min(rounds, LONG_USES); use++) {
    try {
      uses.push(await withBrowser((browser) => useForLong(browser, origins['app-200'], SIGNED_IN)));
    } catch (error) {
      faults.push(`${LONG_USE}: ${String(error.message).split('\n', 1)[0]}`);
    }
    tell(`${LONG_USE} ${use + 1}: load ${loadavg()[0].toFixed(1)}`);
  }
  visits.set(LONG_USE, uses);
}

function measureScreens({ origins, appDir }) {
  return withBrowser(async (browser) => {
    const screens = {};
    const checks = [];
    for (const name of SCREEN_NAMES) {
      const { scriptPaths, ...figures } = await measureScreen(browser, origins.app, name);
      screens[name] = figures;
      checks.push(...(await checkScreen(name, { ...figures, scriptPaths }, appDir)));
    }
    return { screens, checks };
  });
}

async function withBrowser(work) {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Starts the sites, and stops them whatever happens. */
async function withSites(start, work) {
  const sites = await start(value('dist'));
  try {
    return await work(sites);
  } finally {
    await sites.close();
  }
}

/** One small file: what was found, and not each visit. */
async function writeResults({ date, load, rows, screens, faults }) {
  const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), load, node: process.version };
  const figures = rows.map(({ floor, product, base, ratio, ...row }) => ({
    ...row,
    floor: floor.page,
    product: rounded(product),
    base: rounded(base),
    ratio: rounded(ratio),
  }));
  const document = { date, machine, conditions: CONDITIONS, rounds, figures, screens, faults };
  const file = path.join(projectDir, RESULTS);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(document, (_, each) => (Number.isFinite(each) ? round(each) : each), 1)}\n`);
}

/** The tables of the last run stand in the document that explains them. */
async function writeReport({ date, load, rounds }, rows, screens) {
  const file = path.join(projectDir, REPORT);
  const text = await readFile(file, 'utf8');
  const [before, after] = [text.indexOf(TABLES.begin) + TABLES.begin.length, text.indexOf(TABLES.end)];
  const loads = load.map((each) => each.toFixed(1)).join(' at its start and ');
  const head = `Run of ${date.slice(0, 10)}, ${rounds} rounds, ${availableParallelism()} cores, load ${loads} at its end.`;
  const tables = [head, goalTable(rows), screenTable(screens)].join('\n\n');
  await writeFile(file, `${text.slice(0, before)}\n\n${tables}\n\n${text.slice(after)}`);
}

/** @returns {[lower: number, median: number, upper: number] | null} */
function rounded(spread) {
  return spread && [round(spread.lower), round(spread.median), round(spread.upper)];
}

function round(figure) {
  return Math.round(figure * 10_000) / 10_000;
}

function tell(line) {
  console.error(line);
}
