import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { againstOrder, LADDER, type Layer } from './ladder';

const root = path.resolve(import.meta.dirname, '../..');
const planted = mkdtempSync(path.join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(planted, { recursive: true, force: true }));

it.each(Object.keys(LADDER) as Layer[])('a feature of the layer %s imports from features before it alone', (layer) => {
  expect(againstOrder(root, layer)).toEqual([]);
});

it('an import against the order is named', () => {
  const write = (file: string, text: string): void => {
    const target = path.join(planted, 'src/application', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write(
    'search/search.store.ts',
    "import type { Session } from '../session/session.store';\nexport class SearchStore {}\n",
  );
  write('session/session.store.ts', "export const load = () => import('../search/search.store');\n");
  write('unknown/file.ts', 'export const x = 1;\n');
  expect(againstOrder(planted, 'application')).toEqual([
    'unknown has no place',
    'session/session.store.ts -> search/search.store',
  ]);
});
