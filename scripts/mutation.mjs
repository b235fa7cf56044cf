// npm run mutation [FOLDER…]: one change of the code at a time, which a test has to notice.
//   FOLDER   below src, such as `domain/team`; without one all of domain and application
//   --night  those of this night: after a week each had its turn
// Writes the score of each folder into docs/testing.md, and exits with 1 where one is below the floor.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FLOOR, folderScores, foldersOfNight, percentOf, withScores } from './lib/mutation-scores.mjs';
import { fail, options, projectDir, runNode, toolPath } from './lib/run.mjs';

const REPORT = path.join(projectDir, 'reports/mutation/mutation.json');
const DOCUMENT = path.join(projectDir, 'docs/testing.md');
const MILLISECONDS_OF_DAY = 86_400_000;

const today = new Date();
const all = (await Promise.all(['domain', 'application'].map(foldersOf))).flat();
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const unknown = asked.filter((each) => !existsSync(path.join(projectDir, 'src', each)));
if (unknown.length > 0) fail(`There is no folder of this name below src: ${unknown.join(', ')}.`);
const isOfNight = options().flag('night');
const folders = isOfNight
  ? foldersOfNight(all, Math.floor(today.getTime() / MILLISECONDS_OF_DAY))
  : asked.length > 0
    ? asked
    : all;

await rm(REPORT, { force: true });
const files = folders.map((folder) => `src/${folder}/**/*.ts`).join(',');
const code = await runNode([toolPath('@stryker-mutator/core', 'stryker'), 'run', '--mutate', files]);
if (code !== 0 || !existsSync(REPORT)) fail('The mutation run did not end: nothing is written.');
const scores = folderScores(JSON.parse(await readFile(REPORT, 'utf8'))).filter(({ folder }) =>
  folders.includes(folder),
);
const day = today.toISOString().slice(0, 10);
await writeFile(DOCUMENT, withScores(await readFile(DOCUMENT, 'utf8'), scores, day));
const low = scores.filter((score) => percentOf(score) < FLOOR);
for (const score of scores) console.log(`${score.folder}: ${score.noticed} of ${score.counted}, ${percentOf(score)} %`);
if (low.length > 0) fail(`Below ${FLOOR} %: ${low.map(({ folder }) => folder).join(', ')}.`);

/** @param {string} layer */
async function foldersOf(layer) {
  const entries = await readdir(path.join(projectDir, 'src', layer), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${layer}/${name}`);
}
