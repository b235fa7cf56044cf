// npm run bench: builds the product, measures it beside its floors, and says which goals are met. docs/performance.md
// explains the method and the columns.
//   --rounds N     visits of every page (7)
//   --only NAME    pages whose name contains it, with their floors; writes nothing
//   --only clicks  forty named actions of all screens instead (bench/clicks.mjs); writes their table
//   --short        bytes, requests, elements and layout shift only; exits with 1 when a limit is exceeded
//   --dist DIR     measures an existing build
//   --against DIR  measures beside another build instead of the floors; writes nothing
import { loadavg } from 'node:os';
import { fail, options } from '../scripts/lib/run.mjs';
import { GOALS } from './goals.mjs';
import { judge, wideRows } from './lib/judge.mjs';
import { measureScreens } from './lib/measure-screens.mjs';
import { wasQuiet } from './lib/quiet.mjs';
import { checkTable, comparisonTable, goalTable, screenTable } from './lib/report.mjs';
import { runClicks } from './lib/run-clicks.mjs';
import { runRounds } from './lib/rounds.mjs';
import { floorSites, productSites, withServers } from './lib/sites.mjs';
import { REPORT, writeClicks, writeResults } from './lib/write-results.mjs';
import { PAGES } from './pages.mjs';

const OTHER = 'other product';

const { value, flag } = options();
const rounds = Number(value('rounds') ?? 7);
if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds must be a whole number from 1.');
const only = value('only') ?? '';
const goals = GOALS.filter(({ page }) => page.includes(only));
const against = value('against');

process.exitCode = await (flag('short')
  ? runShort()
  : only === 'clicks'
    ? runActions()
    : against === undefined
      ? runBesideFloors()
      : runBeside(against));

/** @returns {Promise<number>} the exit code */
async function runShort() {
  const sites = await productSites(value('dist'));
  const { screens, checks } = await withServers(sites, (origins) => measureScreens(sites, origins));
  console.log(`${screenTable(screens)}\n\n${checkTable(checks)}`);
  const missed = checks.filter(({ isMet }) => !isMet);
  for (const { what, found, allowed } of missed) console.error(`Not met: ${what} is ${found}, allowed is ${allowed}.`);
  return missed.length === 0 ? 0 : 1;
}

/** @returns {Promise<number>} the exit code: 1 when an action could not be done, not when one takes too long */
async function runActions() {
  const sites = await productSites(value('dist'));
  return withServers(sites, async (origins) => {
    const { clicks, faults, free, slow } = await runClicks(origins['product'] ?? '', rounds);
    console.log(`${clicks}\n\n${slow} not met`);
    for (const fault of faults) console.error(`Not measured: ${fault}`);
    if (!wasQuiet(free)) console.error('Other work took a part of the processor: nothing is written.');
    else if (faults.length === 0) await writeClicks(rounds, clicks);
    return faults.length === 0 ? 0 : 1;
  });
}

/** @returns {Promise<number>} the exit code: 1 when a page could not be measured, not when a goal is not met */
async function runBesideFloors() {
  const names = new Set(goals.flatMap(({ page, floor }) => [page, floor?.page]));
  const pages = PAGES.filter(({ name }) => names.has(name));
  const startLoad = loadavg()[0] ?? 0;
  const products = await productSites(value('dist'));
  return withServers([...products, ...(await floorSites())], async (origins) => {
    const { visits, faults, free } = await runRounds(pages, origins, rounds);
    const again = new Set(wideRows(judge(goals, visits)).flatMap(({ goal: { page, floor } }) => [page, floor?.page]));
    if (again.size > 0) {
      console.error(`Visited again, because the rounds differ much: ${[...again].filter(Boolean).join(', ')}`);
      const more = await runRounds(
        pages.filter(({ name }) => again.has(name)),
        origins,
        rounds,
      );
      for (const [page, figures] of more.visits) visits.get(page)?.push(...figures);
      faults.push(...more.faults);
      free.push(...more.free);
    }
    const rows = judge(goals, visits);
    console.log(goalTable(rows));
    for (const { goal } of wideRows(rows))
      console.error(`Differs much from round to round: ${goal.about}, ${goal.what}`);
    if (!wasQuiet(free)) console.error('Other work took a part of the processor: nothing is written.');
    for (const fault of faults) console.error(`Not measured: ${fault}`);
    if (only === '' && wasQuiet(free)) {
      const { screens } = await measureScreens(products, origins);
      console.log(`\n${screenTable(screens)}`);
      await writeResults({ rounds, load: [startLoad, loadavg()[0] ?? 0], rows, screens });
      console.log(`\nWritten to ${REPORT}`);
    }
    return faults.length === 0 ? 0 : 1;
  });
}

/**
 * Visits the same pages of two builds in turns: the ratio of each row is this build's figure ÷ the other's, paired by
 * round.
 * @param {string} otherDist
 * @returns {Promise<number>} the exit code
 */
async function runBeside(otherDist) {
  const names = new Set(goals.map(({ page }) => page));
  const pages = PAGES.filter(({ name }) => names.has(name)).flatMap((page) => [
    page,
    { ...page, name: otherName(page.name), site: page.site.replace('product', OTHER) },
  ]);
  const comparisons = goals.map(({ page, figure, ...goal }) => ({
    ...goal,
    page,
    figure,
    floor: { page: otherName(page), figure },
  }));
  const sites = [...(await productSites(value('dist'))), ...(await productSites(otherDist, OTHER))];
  const { visits, faults } = await withServers(sites, (origins) => runRounds(pages, origins, rounds));
  console.log(comparisonTable(judge(comparisons, visits)));
  for (const fault of faults) console.error(`Not measured: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

/** @param {string} page */
function otherName(page) {
  return `${page} (${OTHER})`;
}
