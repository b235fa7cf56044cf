// The folders of the modules that can be switched off and deleted, in all layers: those whose manifest says what it provides. A
// module has the folders of its own name and these. tests/architecture/ladder.ts has them from here.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './run.mjs';

const MANIFESTS = path.join(projectDir, 'src/composition/modules');

/** Folders of other names. @type {Readonly<Record<string, readonly string[]>>} */
const FURTHER = {
  ask: ['translators'],
  review: ['board', 'coverage'],
  brief: ['house', 'slides'],
  support: ['intercom'],
};

/** @type {Readonly<Record<string, readonly string[]>>} by the name of the manifest in src/composition/modules */
export const FOLDERS = Object.fromEntries(
  readdirSync(MANIFESTS)
    .filter(
      (file) => file.endsWith('.ts') && /^ {2}provides: \[/m.test(readFileSync(path.join(MANIFESTS, file), 'utf8')),
    )
    .map((file) => path.basename(file, '.ts'))
    .map((name) => [name, FURTHER[name] ?? []]),
);

/** Files of a module in the folder of a vendor that others use, too. @type {Readonly<Record<string, readonly string[]>>} */
export const FILES = {
  assistant: ['src/infrastructure/luzmo/luzmo-assistant-frame.ts'],
};
