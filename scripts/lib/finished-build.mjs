import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectDir, runNode } from './run.mjs';

/** What a build is made from. */
const SOURCES = [
  'src',
  'public',
  'content',
  'scripts',
  'docs/accessibility.md',
  'docs/accessibility-report.md',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
/** Fingerprints of the builds of this checkout, by their folder. */
const RECORD = path.join(projectDir, 'node_modules', '.cache', 'builds.json');

/**
 * Builds the app into dist/, unless it lies there already, made from the sources as they are.
 * @param {{ quiet?: boolean }} [options] quiet: the build's output goes to the standard error
 * @returns {Promise<string | null>} the folder, or null when the build failed; its messages have been printed
 */
export async function upToDateBuild({ quiet = false } = {}) {
  const distDir = path.join(projectDir, 'dist');
  const sources = await fingerprintOf(SOURCES.map((source) => path.join(projectDir, source)));
  const fingerprint = async () => `${sources} ${await fingerprintOf([path.join(distDir, 'index.html')])}`;
  const record = JSON.parse(await readFile(RECORD, 'utf8').catch(() => '{}'));
  if (record[distDir] === (await fingerprint())) return distDir;
  const code = await runNode([path.join(projectDir, 'scripts/build.mjs')], { quiet });
  if (code !== 0) return null;
  await mkdir(path.dirname(RECORD), { recursive: true });
  await writeFile(RECORD, JSON.stringify({ ...record, [distDir]: await fingerprint() }));
  return distDir;
}

/**
 * A copy of a build for one server, which a later build or a removed folder does not change. It is removed when this
 * process ends.
 * @param {string} distDir
 * @returns {Promise<string>} the folder of the copy; rejects when there is no build
 */
export async function copyOfBuild(distDir) {
  await stat(path.join(distDir, 'index.html'));
  const copy = await mkdtemp(path.join(tmpdir(), 'dm-app-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  await cp(distDir, copy, { recursive: true, preserveTimestamps: true });
  await removeStaleTwins(path.join(copy, 'workspace.json'));
  return copy;
}

/**
 * Removes the packed copies of a file that an operator has replaced since the build; a server would prefer them.
 * @param {string} file
 */
async function removeStaleTwins(file) {
  const packed = await readFile(`${file}.gz`).catch(() => null);
  const content = await readFile(file).catch(() => null);
  if (packed === null || content === null || gunzipSync(packed).equals(content)) return;
  await Promise.all(['.gz', '.br'].map((ending) => rm(`${file}${ending}`, { force: true })));
}

/**
 * Puts a finished folder in the place of another, which at no time holds half a build.
 * @param {string} finished
 * @param {string} target
 */
export async function swapInto(finished, target) {
  const former = `${finished}-former`;
  for (let tries = 0; ; tries++) {
    await rename(target, former).catch(() => undefined);
    try {
      await rename(finished, target);
      break;
    } catch (error) {
      // Another build was swapped in between the two steps.
      if (tries === 5) throw error;
      await rm(former, { recursive: true, force: true });
    }
  }
  await rm(former, { recursive: true, force: true });
}

/**
 * A hash of the names and contents of files; folders count with all that they hold. A missing file counts as empty.
 * @param {readonly string[]} files
 */
async function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const entries = await readdir(file, { withFileTypes: true, recursive: true }).catch(() => null);
    const inside = entries?.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const each of inside?.toSorted() ?? [file]) {
      hash.update(`${path.relative(projectDir, each)}\0`).update(await readFile(each).catch(() => ''));
    }
  }
  return hash.digest('hex');
}
