import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './run.mjs';

const LIBRARY = '@luzmo/embed';

/** By `npm run build -- --without-luzmo`, and where the package is not installed. */
export const isWithoutLuzmo =
  process.env.DMV_WITHOUT_LUZMO === '1' || !existsSync(path.join(projectDir, 'node_modules', LIBRARY));

const EMPTY = `\0${LIBRARY}`;

/**
 * Build plug-in: an empty module replaces the proprietary chart library. The configuration then refuses the provider
 * that needs it.
 * @returns {import('vite').Plugin}
 */
export function withoutLuzmo() {
  return {
    name: 'without-luzmo',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export {};' : null),
  };
}
