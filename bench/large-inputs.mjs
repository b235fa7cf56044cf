// The longest tasks of the page's thread with large files of a user, in ms of processor time: other work on the machine does
// not count. Builds the app, unless the build is up to date, and exits with 1 where a task is longer than 200 ms.
//   node bench/large-inputs.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { copyOfBuild, upToDateBuild } from '../scripts/lib/finished-build.mjs';
import { embeddedConfig } from '../scripts/lib/bundled-workspace.mjs';
import { fail, projectDir } from '../scripts/lib/run.mjs';
import { serveApp } from '../scripts/lib/serve-app.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { longestTaskIn } from './lib/task-trace.mjs';
import * as elements from './selectors.mjs';

const NOTES = 20_000;
const CELL = 10_000_000;
/** In ms of processor time. */
const LONGEST_TASK = 200;
/** In ms; a page that waits longer has failed. */
const LONGEST_WAIT = 120_000;
const FOLDER = path.join(projectDir, 'bench', '.build');

/** An XLSX file of one topic whose description is one cell of 10 MB. */
function sheetWithLongCell() {
  /** @param {string} text */
  const cell = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = [
    ['Name', 'Description', 'Growth', 'Size'].map(cell),
    ['Cargo bikes', 'x '.repeat(CELL / 2), '10 %', '40 %'].map(cell),
  ];
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const parts = {
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="Topics" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.map((row) => `<row>${row.join('')}</row>`).join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function libraryOfNotes() {
  const changedAt = '2026-09-01T09:00:00.000Z';
  const notes = Array.from({ length: NOTES }, (_, index) => ({
    target: { type: 'topic', id: String(100_000 + index) },
    changedAt,
    text: `A note of two lines on topic ${index}.\nIt says what was found, and what is to be asked next.`,
  }));
  const projects = [{ sowId: '1', notes, stars: [], recents: [], views: [], visits: [], presence: [], drafts: [] }];
  return JSON.stringify({
    format: 'dm-library',
    version: 1,
    exportedAt: changedAt,
    organisationId: 'org_embedded',
    projects,
  });
}

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page */
async function openSheet(page) {
  const file = path.join(FOLDER, 'long-cell.xlsx');
  await writeFile(file, sheetWithLongCell());
  await page.locator(elements.PROJECT_SWITCHER).click();
  await page.locator(elements.OPEN_OWN_DATA).click();
  const chooser = page.waitForEvent('filechooser');
  await page.locator(elements.CHOOSE_FILE).click();
  return longestTaskIn(page, {
    'an XLSX file with a cell of 10 MB is read': async () => {
      await (await chooser).setFiles(file);
      await page
        .getByRole('button', { name: /^Open \d+ topics?$/ })
        .or(page.getByRole('alert'))
        .first()
        .waitFor({ timeout: LONGEST_WAIT });
    },
  });
}

/** @param {Page} page */
async function importNotes(page) {
  const file = path.join(FOLDER, 'notes.json');
  await writeFile(file, libraryOfNotes());
  const open = async () => {
    await page.getByRole('button', { name: 'Export or import' }).click();
    await page.getByRole('button', { name: 'Import a file' }).waitFor({ timeout: LONGEST_WAIT });
  };
  await page.getByRole('link', { name: 'My library' }).first().click();
  await open();
  return longestTaskIn(page, {
    '20,000 notes are read': async () => {
      await page.getByLabel('Library file').setInputFiles(file);
      await page.getByRole('button', { name: 'Import', exact: true }).waitFor({ timeout: LONGEST_WAIT });
    },
    '20,000 notes are imported': async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByText('The file has been imported.').waitFor({ timeout: LONGEST_WAIT });
    },
    'the dialog is closed, and opened again': async () => {
      await page.keyboard.press('Escape');
      await open();
    },
    'the file is read once more': async () => {
      await page.getByLabel('Library file').setInputFiles(file);
      await page.getByText('This file has nothing new').waitFor({ timeout: LONGEST_WAIT });
    },
  });
}

const distDir = await copyOfBuild((await upToDateBuild()) ?? fail('The build failed; see the messages above.'));
const server = await serveApp({ distDir, config: embeddedConfig, port: 0 });
const browser = await launchBrowser();
await mkdir(FOLDER, { recursive: true });
for (const work of [openSheet, importNotes]) {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('embedded-session', 'embedded|maya'));
  await page.goto(`${server.url}/homepage/1`);
  for (const [what, task] of Object.entries(await work(page))) {
    console.log(`${String(Math.round(task)).padStart(6)} ms  ${what}`);
    if (task > LONGEST_TASK) process.exitCode = 1;
  }
  await page.close();
}
await browser.close();
await server.close();
