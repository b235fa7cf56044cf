// npm run mutation [MODULE…]: one change of the code at a time, which a test has to notice.
//   MODULE   a folder of src/domain or src/application, such as `team`; without one all
//   --night  those of this night: after a week each had its turn
// Each is changed in the layers that have tests of it, and these run. Writes the scores into docs/testing.md and what no test
// noticed into reports/mutation after each module, and exits with 1 where a score is below the floor.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changesOf, listOfUnnoticed } from './lib/mutation-run.mjs';
import { FLOOR, folderScores, modulesOfNight, percentOf, withScores } from './lib/mutation-scores.mjs';
import { fail, options, projectDir } from './lib/run.mjs';

const REPORTS = path.join(projectDir, 'reports/mutation');
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
  const layers = layersOf(module);
  const files = (await Promise.all(layers.map((layer) => codeOf(path.join(projectDir, 'src', layer, module))))).flat();
  const { changes, doubts } = await changesOf({
    name: module,
    files,
    tests: `tests/{${LAYERS.join(',')}}/${module}/**/*.test.ts`,
    folder: REPORTS,
  });
  if (doubts.length > 0) fail(`Of ${module} nothing is written:\n${doubts.join('\n')}`);
  const scores = folderScores(changes);
  await writeFile(path.join(REPORTS, `${module}.txt`), listOfUnnoticed(changes));
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

/** @param {string} folder @returns {Promise<string[]>} its files, absolute */
async function codeOf(folder) {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.join(folder, name));
}
