import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectDir } from '../../scripts/lib/run.mjs';
import { compressAll } from './compress.mjs';
import { writeAppFloorData } from './app-floor-data.mjs';

/** The floors: pages that every figure of the product is compared with. */
export const FLOORS = ['stack', 'app', 'chart', 'list'];

/**
 * Builds one floor in the same way as the product.
 * @param {string} name
 * @param {string} outDir
 */
export async function buildFloor(name, outDir) {
  await build({
    root: path.join(projectDir, 'bench', 'floors', name),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  await compressAll(outDir);
  if (name === 'app') await writeAppFloorData(path.join(outDir, 'data'));
}
