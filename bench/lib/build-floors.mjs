import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectDir } from '../../scripts/lib/run.mjs';
import { generateWorkspace } from '../generate-workspace.mjs';

const floorsDir = path.join(projectDir, 'bench', 'floors');

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** The pages that every figure is compared with. */
export const FLOORS = ['stack', 'app', 'chart', 'list'];

/**
 * Builds one floor as the product is built, with compressed twins beside its files.
 * @param {string} name
 * @param {string} outDir
 */
export async function buildFloor(name, outDir) {
  await build({
    root: path.join(floorsDir, name),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  await compressAll(outDir);
  if (name === 'app') await fillAppFloor(path.join(outDir, 'data'));
}

/**
 * Lays compressed twins beside the files of a build, as its own build script does.
 * @param {string} dir
 */
export async function compressAll(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compress(path.join(file.parentPath ?? file.path, file.name))));
}

/**
 * @param {string} file
 * @param {unknown} value
 */
export async function writeCompressedJson(file, value) {
  await writeFile(file, JSON.stringify(value));
  await compress(file);
}

async function compress(file) {
  await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file), { level: 9 }));
}

/** What the app floor fetches: the same project as the product's, cut to what the bare screens draw. */
async function fillAppFloor(dir) {
  const { sows, shifts, trends, topics } = generateWorkspace();
  const answers = {
    user: { name: 'Maya' },
    projects: sows.map(({ id, name }) => ({ id, name })),
    settings: { reneAI: false, experiments: [] },
    shifts: shifts.map((shift) => ({ ...shift, trends: cardsOf(shift, trends) })),
    trends: trends.map((row) => point(row.trend_name, row.trend_average_sizing, row.trend_growth, row)),
    topics: topics.map((row) => point(row.topic_name, row.average_sizing, row.topic_growth, row)),
    card: trends[0],
  };
  await mkdir(dir);
  const writes = Object.entries(answers).map(([name, answer]) =>
    writeCompressedJson(path.join(dir, `${name}.json`), answer),
  );
  await Promise.all(writes);
}

function cardsOf(shift, trends) {
  return trends
    .filter(({ shift_name }) => shift_name === shift.name)
    .map(({ ssid, trend_name, quadrant }) => ({ ssid, trend_name, quadrant }));
}

function point(name, sizing, growth, { quadrant, driver_count }) {
  return { name, sizing, growth, quadrant, drivers: driver_count };
}
