// One module of the mutation run: the instrumenter writes all changes into its files, and its tests run against one after another.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { projectDir, toolPath } from './run.mjs';

// A change that says nothing for so long goes round without end: it is noticed, and the run is started anew behind it.
const STUCK = 45_000;
// Tests that take longer wait until the quick ones have noticed what they can.
const QUICK = 250;
const ROUNDS = 12;
const LONGEST = 110;

/**
 * @typedef {object} Change
 * @property {string} id
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ start: { line: number }, end: { line: number } }} location
 * @property {'Killed' | 'Survived' | 'NoCoverage' | 'Ignored'} status
 * @property {string} original
 */

/**
 * @param {object} run
 * @param {string} run.name of the files that it writes
 * @param {readonly string[]} run.files the code to change, absolute
 * @param {string} run.tests a pattern of the tests that have to notice
 * @param {string} run.folder where it writes
 * @returns {Promise<{ changes: { files: Record<string, { mutants: Change[] }> }, doubts: string[] }>} changes by the path in the
 *   project, and tests that cannot judge
 */
export async function changesOf({ name: ofRun, files, tests, folder }) {
  await mkdir(folder, { recursive: true });
  const plan = path.join(folder, `${ofRun}.plan.json`);
  const log = path.join(folder, `${ofRun}.log`);
  const quiet = () => undefined;
  const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet, isDebugEnabled: () => false };
  const instrumenter = createInstrumenter(injectorOf(logger));
  const sources = await Promise.all(
    files.map(async (name) => ({ name, mutate: true, content: await readFile(name, 'utf8') })),
  );
  const written = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: false,
  });
  const code = Object.fromEntries(written.files.map(({ name, content }) => [name, content]));

  /** @type {Set<string>} */
  const noticed = new Set();
  /** @type {Set<string>} */
  const reached = new Set();
  /** @type {Set<string>} */
  const atLoad = new Set();
  /** @type {Record<string, string[]>} */
  const tried = {};
  /** @type {Set<string>} */
  const doubts = new Set();
  let slowest = QUICK;
  for (let round = 0; round < ROUNDS; round++) {
    await writeFile(plan, JSON.stringify({ code, noticed: [...noticed], tried, slowest }));
    await rm(log, { force: true });
    const isStuck = await playedTests(tests, plan, log);
    /** @type {Map<string, string>} */
    const open = new Map();
    let isSlow = false;
    let isSpoilt = false;
    for (const said of await linesOf(log)) {
      if (said.began !== undefined) open.set(said.test, said.began);
      if (said.noticed !== undefined) {
        noticed.add(said.noticed);
        open.delete(said.by);
      }
      if (said.tried !== undefined) {
        (tried[said.test] ??= []).push(said.tried);
        open.delete(said.test);
      }
      for (const id of said.reached ?? []) reached.add(id);
      for (const id of said.static ?? []) atLoad.add(id);
      if (said.slow !== undefined) isSlow = true;
      if (said.broken !== undefined) doubts.add(`fails as it is: ${said.broken}`);
      if (said.once !== undefined) doubts.add(`fails when it runs twice: ${said.once}`);
      if (said.spoilt !== undefined) {
        isSpoilt = true;
        open.delete(said.spoilt);
        // What a change leaves behind spoils this process; in a new one the others have their turn.
        (tried[said.spoilt] ??= []).push(said.by);
      }
    }
    if (isStuck) for (const id of open.values()) noticed.add(id);
    if (isStuck || isSpoilt) continue;
    if (!isSlow) break;
    slowest = Number.MAX_SAFE_INTEGER;
  }

  /** @type {Record<string, { mutants: Change[] }>} */
  const report = {};
  for (const { id, fileName, mutatorName, replacement, location } of written.mutants) {
    const status = noticed.has(id)
      ? 'Killed'
      : reached.has(id)
        ? 'Survived'
        : atLoad.has(id)
          ? 'Ignored'
          : 'NoCoverage';
    const source = sources.find(({ name }) => name === fileName)?.content ?? '';
    const name = path.relative(projectDir, fileName).split(path.sep).join('/');
    (report[name] ??= { mutants: [] }).mutants.push({
      id,
      mutatorName,
      replacement: replacement ?? '',
      location,
      status,
      original: textAt(source, location),
    });
  }
  await rm(plan, { force: true });
  return { changes: { files: report }, doubts: [...doubts] };
}

/**
 * What no test noticed, one change in a line.
 * @param {{ files: Record<string, { mutants: Change[] }> }} changes
 */
export function listOfUnnoticed({ files }) {
  return Object.entries(files)
    .flatMap(([name, { mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ location, status, original, replacement }) => {
          const place = `${name}:${location.start.line + 1}`;
          const reach = status === 'NoCoverage' ? ' (not reached by a test)' : '';
          return `${place}${reach} ${shortened(original)} => ${shortened(replacement)}\n`;
        }),
    )
    .join('');
}

/** @param {string} code */
function shortened(code) {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/**
 * The instrumenter takes its parts from an injector, of which it uses these two methods.
 * @param {object} logger
 * @returns {any}
 */
function injectorOf(logger) {
  /** @type {Record<string, unknown>} */
  const values = { logger };
  const injector = {
    /** @param {string} token @param {unknown} value */
    provideValue(token, value) {
      values[token] = value;
      return injector;
    },
    /** @param {{ inject: string[], new (...parts: unknown[]): unknown }} Class */
    injectClass: (Class) => new Class(...Class.inject.map((token) => values[token])),
  };
  return injector;
}

/** @param {string} log @returns {Promise<Record<string, any>[]>} */
async function linesOf(log) {
  if (!existsSync(log)) return [];
  const lines = (await readFile(log, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return []; // the last line of a process that was ended, or the empty one
    }
  });
}

/**
 * @param {string} tests @param {string} plan @param {string} log
 * @returns {Promise<boolean>} whether it stood still and was ended
 */
function playedTests(tests, plan, log) {
  return new Promise((resolve) => {
    const args = [toolPath('vitest'), 'run', '--config', 'tests/setup/mutation.config.ts'];
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      env: { ...process.env, MUTATION_TESTS: tests, MUTATION_PLAN: plan, MUTATION_LOG: log },
      stdio: process.env['MUTATION_SHOW'] === undefined ? 'ignore' : 'inherit',
      detached: true,
    });
    let size = 0;
    let since = Date.now();
    let isStuck = false;
    const watch = setInterval(async () => {
      const now = existsSync(log) ? (await readFile(log)).length : 0;
      if (now !== size) [size, since] = [now, Date.now()];
      if (Date.now() - since < STUCK || size === 0 || child.pid === undefined) return;
      isStuck = true;
      process.kill(-child.pid, 'SIGKILL');
    }, 2_000);
    child.on('close', () => {
      clearInterval(watch);
      resolve(isStuck);
    });
  });
}

/**
 * @param {string} source
 * @param {any} location lines from 0
 */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return lines.join('\n');
}
