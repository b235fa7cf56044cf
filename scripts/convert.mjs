// npm run convert -- FILE --out workspace.json: makes a workspace file of a spreadsheet, for a project that is published.
//   --name NAME       of the project, instead of that of the file
//   --id ID           of the workspace, by which users' statuses go; else that of the file it replaces, else a new one
//   --date DATE       when the data is from, YYYY-MM-DD
//   --quadrants A,B,C,D   own names, in the order of the codes 1 to 4
//   --unit COLUMN=UNIT    answers a question of scale: percent, fraction or of-N; once for each column
//   --platforms shown|off, --insights shown|off   whether their screens are shown where the file has none
// With any other open question it writes nothing, says what is asked, and ends with exit code 1.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { convertSpreadsheet } from './lib/convert-spreadsheet.mjs';
import { idFor } from './lib/workspace-id.mjs';
import { fail, options } from './lib/run.mjs';

const USAGE =
  'Usage: npm run convert -- FILE --out workspace.json [--name NAME] [--id ID] [--date YYYY-MM-DD] [--quadrants A,B,C,D] [--unit COLUMN=UNIT] [--platforms shown|off] [--insights shown|off]';

const argv = process.argv.slice(2);
const { value } = options(argv);
const [file] = argv;
const out = value('out');
if (file === undefined || file.startsWith('--') || out === undefined) fail(USAGE);
const date = value('date');
if (date !== undefined && !(/^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)))) {
  fail('--date must be a day such as 2026-09-30.');
}
const quadrants = value('quadrants')
  ?.split(',')
  .map((name) => name.trim());
if (quadrants !== undefined && (quadrants.length !== 4 || quadrants.includes(''))) {
  fail('--quadrants must be four names, divided by commas.');
}
const units = argv.flatMap((word, index) => (word === '--unit' ? [argv[index + 1] ?? ''] : []));

const id = value('id');
if (id?.trim() === '') fail('--id must be a text that stays when the name changes, such as mobility.');

const [platforms, insights] = ['platforms', 'insights'].map((name) => {
  const answer = value(name);
  if (answer !== undefined && answer !== 'shown' && answer !== 'off') fail(`--${name} must be shown or off.`);
  return answer;
});

const known = await idFor(path.resolve(out), id);
const result = await convertSpreadsheet(path.resolve(file), {
  name: value('name'),
  id: known.id,
  date,
  quadrants,
  units,
  platforms,
  insights,
});
for (const line of result.lines) console.log(line);
if (result.workspace === null) process.exit(1);
await writeFile(path.resolve(out), `${JSON.stringify(result.workspace, null, 2)}\n`).catch((error) =>
  fail(`${out} cannot be written: ${error.message}`),
);
console.log(known.line);
console.log(`Written to ${out}. Look at it: npm start -- --workspace ${out}`);
