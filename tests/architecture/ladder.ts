import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './source-files';

/**
 * The order of the features in each layer: a folder imports only from folders of earlier lines. Folders of one line do not
 * import each other.
 */
export const LADDER: Readonly<Record<'domain' | 'application' | 'ui', readonly (readonly string[])[]>> = {
  domain: [
    ['shared'],
    ['topic'],
    ['trend'],
    ['session', 'workspace'],
    ['foresight', 'platforms', 'experiments', 'shell'],
    ['flashcards', 'plane', 'team'],
    ['library'],
    ['query'],
    ['explore'],
    ['ask', 'coverage', 'evidence', 'home', 'own-data'],
    ['review'],
    ['board', 'brief', 'compare', 'discoveries', 'tracking'],
  ],
  application: [
    ['shared'],
    ['session'],
    ['keep'],
    ['tracking'],
    ['workspace'],
    ['decisions'],
    ['query'],
    ['library', 'share', 'support'],
    ['explore'],
    ['ask'],
    ['selection', 'flashcards'],
    ['review-topics'],
    ['team'],
    ['brief', 'my-library'],
    [
      'assistant',
      'board',
      'compare',
      'coverage',
      'discoveries',
      'experiments',
      'foresight',
      'home',
      'own-data',
      'platforms',
      'review',
    ],
    ['shell'],
    ['search'],
  ],
  ui: [
    ['styles', 'di'],
    ['kit'],
    ['art'],
    ['signal'],
    ['plane'],
    ['screens', 'keys'],
    ['charts'],
    ['evidence', 'house', 'query', 'review-topics'],
    ['team'],
    ['flashcards', 'selection'],
    ['board', 'brief', 'coverage'],
    ['review'],
    [
      'assistant',
      'compare',
      'discoveries',
      'experiments',
      'explore',
      'foresight',
      'home',
      'library',
      'own-data',
      'platforms',
      'search',
    ],
    ['shell'],
    ['session'],
    ['errors'],
    ['app'],
  ],
};

export type Layer = keyof typeof LADDER;

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)'(\.[^']+)'/g;

/**
 * The imports of a layer that go against its order, such as 'session/clear-user-data.ts -> search/search.store', and its
 * folders without a place in it.
 * @param root the folder that holds src
 */
export function againstOrder(root: string, layer: Layer): readonly string[] {
  const base = path.join(root, 'src', layer);
  const levelOf = (folder: string): number => LADDER[layer].findIndex((line) => line.includes(folder));
  const folders = readdirSync(base, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = folders.filter(({ name }) => levelOf(name) < 0).map(({ name }) => `${name} has no place`);
  const wrong = filesIn(base).flatMap((file) => {
    const from = path.relative(base, file).split(path.sep)[0] ?? '';
    return importsOf(file).flatMap((target) => {
      const to = path.relative(base, target);
      const folder = to.split(path.sep)[0] ?? '';
      if (folder === '..' || folder === from || levelOf(folder) < levelOf(from)) return [];
      return [`${path.relative(base, file)} -> ${to}`.replaceAll(path.sep, '/')];
    });
  });
  return [...missing, ...wrong];
}

function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
    path.resolve(path.dirname(file), specifier),
  );
}
