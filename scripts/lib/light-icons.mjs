// Icons of lucide-react, drawn in one step. Its own way builds the class names and attributes of each icon anew with every
// rendering, in two components, a context and a dozen small objects and sets, for options that the product does not use:
// a tenth of the time that home and explore take to be rendered.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDir } from './run.mjs';

const REPLACED = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;
const LIGHT = 'scripts/lib/light-icon.js';

/** @returns {import('vite').Plugin} */
export function lightIcons() {
  let isReplaced = false;
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!REPLACED.test(id)) return null;
      isReplaced = true;
      const source = await readFile(path.join(projectDir, LIGHT), 'utf8');
      return `${source}\nexport { createLightIcon as default };\n`;
    },
    buildEnd(error) {
      // A release of the library that has it elsewhere would bring the slow way back, and nobody would see it.
      if (error === undefined && !isReplaced) this.error(`light-icons: nothing matches ${REPLACED}`);
    },
  };
}
