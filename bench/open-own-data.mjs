import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from '../scripts/lib/run.mjs';
import { generateSpreadsheet } from './generate-spreadsheet.mjs';
import { longestTask, watchLongTasks } from './lib/long-tasks.mjs';
import { pointAt } from './lib/pointer.mjs';
import * as elements from './selectors.mjs';

const TOPICS = 5000;
/** A file, because Playwright decodes the bytes of one without a path in the page, in one long task. */
const FILE = path.join(projectDir, 'bench', '.build', 'topics.xlsx');

/** @type {Promise<void> | undefined} */
let written;

/**
 * Opens a spreadsheet of 5,000 topics: the longest task of the page's thread from choosing the file on, in ms.
 * @param {import('./lib/visit.mjs').Visit} visit
 */
export async function openOwnData(visit) {
  const { page } = visit;
  written ??= generateSpreadsheet(TOPICS).then((bytes) => writeFile(FILE, bytes));
  await written;
  await press(visit, elements.PROJECT_SWITCHER);
  await press(visit, elements.OPEN_OWN_DATA);
  await page.locator(elements.CHOOSE_FILE).waitFor();
  await visit.rest();
  await watchLongTasks(page);
  page.once('filechooser', (chooser) => chooser.setFiles(FILE));
  const choose = await pointAt(visit, elements.CHOOSE_FILE);
  await visit.act(choose, { mapping: { visible: elements.READY_TO_OPEN } });
  const open = await pointAt(visit, elements.OPEN_TOPICS);
  await visit.act(open, { map: { visible: elements.TOPIC_MARKS } });
  await visit.rest();
  return { ownDataTask: await longestTask(page) };
}

/**
 * @param {import('./lib/visit.mjs').Visit} visit
 * @param {string} target
 */
async function press(visit, target) {
  const pressTarget = await pointAt(visit, target);
  await pressTarget();
}
