// Finds a Chromium for the browser tests: an installed one, else installs one, else says in one sentence what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { toolPath } from './run.mjs';

// Debian's headless shell first: the same engine without a window and its own pages, in two thirds of the time.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** @returns {Promise<{ path?: string, fault?: string }>} no path: Playwright's own browser is installed */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    return existsSync(given) ? { path: given } : { fault: `CHROMIUM_PATH names ${given}, which does not exist.` };
  }
  if (await ownBrowserInstalled()) return {};
  const found = onPath();
  if (found !== undefined) return { path: found };
  console.log('No Chromium was found. One is installed for the tests now: set CHROMIUM_PATH to use another.');
  if (
    run(process.execPath, [toolPath('playwright'), 'install', '--with-deps', 'chromium']) &&
    (await ownBrowserInstalled())
  ) {
    return {};
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    if (!run('apt-get', ['install', '-y', 'chromium-headless-shell'])) run('apt-get', ['install', '-y', 'chromium']);
    const installed = onPath();
    if (installed !== undefined) return { path: installed };
  }
  return { fault: 'No Chromium was found and none could be installed: set CHROMIUM_PATH to a Chromium or Chrome.' };
}

async function ownBrowserInstalled() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix))).find((file) =>
    existsSync(file),
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it ended without an error
 */
function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
