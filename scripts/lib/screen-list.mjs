// The screens of the product for tools that do not run TypeScript: read from the text of src/composition/modules.ts and of
// its manifests, where each screen has a path and, after it, one import(). tests/composition/screens.test.ts compares the two.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const COMPOSITION = 'src/composition';
const MODULE = /^import \{ (\w+) \} from '\.\/(modules\/[^']+)';$/gm;
const ENTRY = /path: '(\/([^/']+)[^']*)'.*?load: \(\) => import\('\.\/([^']+)'\)/gs;

/**
 * @typedef {object} ListedScreen
 * @property {string} name first part of its addresses, such as 'data'
 * @property {string} path route pattern, such as '/data/:sowId'
 * @property {string} module its file without extension, such as 'src/ui/explore/explore-screen'
 */

/** @returns {ListedScreen[]} in the order of the menu; two modules may have one address, of which a product has one */
export function listScreens() {
  return listModules().flatMap((file) =>
    [...textOf(file).matchAll(ENTRY)].map(([, pattern = '', name = '', code = '']) => ({
      name,
      path: pattern,
      module: `${COMPOSITION}/modules/${code}`,
    })),
  );
}

/** @returns {string[]} the manifests in the order of their list, such as 'src/composition/modules/review.ts' */
export function listModules() {
  const text = textOf(`${COMPOSITION}/modules.ts`);
  const files = new Map([...text.matchAll(MODULE)].map(([, name = '', file = '']) => [name, file]));
  const names = text.slice(text.indexOf('= [')).match(/\w+/g) ?? [];
  return names.flatMap((name) => {
    const file = files.get(name);
    return file === undefined ? [] : [`${COMPOSITION}/${file}.ts`];
  });
}

/** @param {string} file */
function textOf(file) {
  return readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
}
