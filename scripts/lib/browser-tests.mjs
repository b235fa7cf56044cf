import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countOfRun } from './checks.mjs';
import { findBrowser } from './find-browser.mjs';
import { fail, projectDir, runNode, toolPath } from './run.mjs';

const reportFile = path.join(projectDir, 'test-results', 'report.json');

/**
 * Runs the browser tests with Playwright, in a browser of this machine.
 * @param {string[]} [args] passed on to Playwright, such as the name of a test file
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runBrowserTests(args = [], env = {}) {
  const browser = await findBrowser();
  if (browser.fault !== undefined) fail(browser.fault);
  await rm(reportFile, { force: true });
  const code = await runNode([toolPath('@playwright/test', 'playwright'), 'test', ...args], {
    env: { ...env, ...(browser.path && { CHROMIUM_PATH: browser.path }), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
  });
  const { stats = {}, suites = [] } = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}'));
  for (const line of failuresOf(suites)) console.log(line);
  return countOfRun({ code, passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 });
}

/**
 * What failed, or passed only when it was tried again, and how, repeated at the end: of a long output often only the end is stored.
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 * @returns {string[]}
 */
function failuresOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .flatMap(({ ok, title, file, line, tests }) => [
        `${ok ? 'PASSED ONLY WHEN TRIED AGAIN' : 'FAILED'}: ${file}:${line} ${title}`,
        ...tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).map(({ message }) => brief(message)),
      ]),
    ...failuresOf(inner),
  ]);
}

function brief(message = '') {
  return stripVTControlCharacters(message).split('\n', 25).join('\n');
}
