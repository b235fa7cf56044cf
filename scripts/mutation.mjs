// npm run mutation [MODULE…]: one change of the code at a time, which a test has to notice.
//   MODULE   a folder of src/domain or src/application, such as `team`; without one all
//   --night  those of this night: after a week each had its turn
// Each is changed in the layers that have tests of it, and these run. Writes the scores into docs/testing.md after each
// module, and exits with 1 where one is below the floor.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FLOOR, folderScores, modulesOfNight, percentOf, withScores } from './lib/mutation-scores.mjs';
import { fail, options, projectDir, runNode, toolPath } from './lib/run.mjs';

const REPORT = path.join(projectDir, 'reports/mutation/mutation.json');
const DOCUMENT = path.join(projectDir, 'docs/testing.md');
const LAYERS = ['domain', 'application'];
const MILLISECONDS_OF_DAY = 86_400_000;

const today = new Date();
const all = [...new Set((await Promise.all(LAYERS.map(testedIn))).flat())].sort();
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
/** @param {string} module */
const layersOf = (module) => LAYERS.filter((layer) => existsSync(path.join(projectDir, 'tests', layer, module)));
const unknown = asked.filter((each) => !all.includes(each));
if (unknown.length > 0) fail(`No tests in the domain or the application are of: ${unknown.join(', ')}.`);
const ofNight = modulesOfNight(all, Math.floor(today.getTime() / MILLISECONDS_OF_DAY));
const chosen = asked.length > 0 ? asked : options().flag('night') ? ofNight : all;

/** @type {string[]} */
const low = [];
for (const module of chosen) {
  await rm(REPORT, { force: true });
  const files = layersOf(module)
    .map((layer) => `src/${layer}/${module}/**/*.ts`)
    .join(',');
  const stryker = toolPath('@stryker-mutator/core', 'stryker');
  const code = await runNode([stryker, 'run', '--mutate', files], { env: { MUTATION_MODULE: module } });
  if (code !== 0 || !existsSync(REPORT)) fail(`The run of ${module} did not end: nothing of it is written.`);
  const scores = folderScores(JSON.parse(await readFile(REPORT, 'utf8')));
  await writeFile(DOCUMENT, withScores(await readFile(DOCUMENT, 'utf8'), scores, today.toISOString().slice(0, 10)));
  for (const score of scores) {
    console.log(`${score.folder}: ${score.noticed} of ${score.counted}, ${percentOf(score)} %`);
    if (percentOf(score) < FLOOR) low.push(score.folder);
  }
}
if (low.length > 0) fail(`Below ${FLOOR} %: ${low.join(', ')}.`);

/** @param {string} layer @returns {Promise<string[]>} the modules that it has tests of */
async function testedIn(layer) {
  const entries = await readdir(path.join(projectDir, 'tests', layer), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => existsSync(path.join(projectDir, 'src', layer, name)));
}
