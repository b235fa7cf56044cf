// The screens of src/composition/screens.ts for tools that do not run TypeScript: read from its text, where each entry
// has a path and, after it, one import(). tests/composition/screens.test.ts compares the two.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const REGISTRY = 'src/composition/screens.ts';
const ENTRY = /path: '(\/([^/']+)[^']*)'.*?import\('([^']+)'\)/gs;

/**
 * @typedef {object} ListedScreen
 * @property {string} name first part of its addresses, such as 'data'
 * @property {string} path route pattern, such as '/data/:sowId'
 * @property {string} module its file without extension, such as 'src/ui/explore/explore-screen'
 */

/** @returns {ListedScreen[]} in the order of the registry */
export function listScreens() {
  const text = readFileSync(path.join(import.meta.dirname, '../..', REGISTRY), 'utf8');
  return [...text.matchAll(ENTRY)].map(([, pattern = '', name = '', file = '']) => ({
    name,
    path: pattern,
    module: path.posix.join(path.posix.dirname(REGISTRY), file),
  }));
}
