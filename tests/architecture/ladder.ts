import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS } from '../../scripts/lib/module-folders.mjs';
import { filesIn } from './source-files';

/**
 * The order of the features, over all layers together. A folder imports only from folders of earlier lines, whatever the
 * layer; folders of one line do not import each other. A module that can be switched off, and that no line names, stands after
 * the search: nothing before it needs it.
 */
export const LADDER: readonly (readonly string[])[] = [
  ['shared', 'styles'],
  ['di', 'kit'],
  ['topic'],
  ['session'],
  ['tracking'],
  ['keep'],
  ['workspace'],
  ['decisions', 'screens'],
  ['art'],
  ['signal'],
  ['query'],
  ['filters'],
  ['commands'],
  ['keys'],
  ['personal'],
  ['worklist'],
  ['selection'],
  ['plane'],
  ['charts', 'evidence'],
  ['flashcards'],
  ['home', 'explore'],
  ['search'],
  // Those that no line names.
  ['modules'],
  ['shell'],
  ['sign-in'],
  ['errors'],
  ['app'],
];

const OF_MODULES = LADDER.findIndex((line) => line.includes('modules'));

/** Folders that belong to a feature of another name. */
const PARTS: Readonly<Record<string, string>> = {
  trend: 'topic',
  ...Object.fromEntries(Object.entries(FOLDERS).flatMap(([module, folders]) => folders.map((each) => [each, module]))),
};

const LAYERS = ['domain', 'application', 'ui'] as const;

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)'(\.[^']+)'/g;

/**
 * The imports that go against the order, such as 'application/session/a.ts -> application/search/b', and the folders
 * without a place in it. Imports of types, and of code that is loaded late, count like all others.
 * @param root the folder that holds src
 */
export function againstOrder(root: string): readonly string[] {
  const src = path.join(root, 'src');
  const files = LAYERS.flatMap((layer) => filesIn(path.join(src, layer)));
  const folders = LAYERS.flatMap((layer) =>
    readdirSync(path.join(src, layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${layer}/${name}`),
  );
  const missing = folders
    .filter((folder) => levelOf(featureOf(`${folder}/`)) < 0)
    .map((name) => `${name} has no place`);
  const wrong = files.flatMap((file) => {
    const from = path.relative(src, file).replaceAll(path.sep, '/');
    return importsOf(file).flatMap((target) => {
      const to = path.relative(src, target).replaceAll(path.sep, '/');
      const [own, other] = [featureOf(from), featureOf(to)];
      return own === other || levelOf(other) < levelOf(own) ? [] : [`${from} -> ${to}`];
    });
  });
  return [...missing, ...wrong];
}

/** The second folder of a path such as 'ui/board/card.tsx'. */
function featureOf(file: string): string {
  const folder = file.split('/')[1] ?? '';
  return PARTS[folder] ?? folder;
}

function levelOf(feature: string): number {
  const own = LADDER.findIndex((line) => line.includes(feature));
  return own < 0 && feature in FOLDERS ? OF_MODULES : own;
}

function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
    path.resolve(path.dirname(file), specifier),
  );
}
