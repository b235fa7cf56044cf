import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { againstOrder, LADDER } from './ladder';

const root = path.resolve(import.meta.dirname, '../..');
const planted = mkdtempSync(path.join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(planted, { recursive: true, force: true }));

it('a feature imports from features before it alone, whatever the layer', () => {
  expect(new Set(LADDER.flat()).size).toBe(LADDER.flat().length);
  expect(againstOrder(root)).toEqual([]);
});

it('an import against the order is named, also of a type, of late code, and from one layer to another', () => {
  const write = (file: string, text: string): void => {
    const target = path.join(planted, 'src', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('domain/topic/topic.ts', 'export interface Topic {}\n');
  write(
    'application/search/search.store.ts',
    "import type { Session } from '../session/session.store';\nimport type { Topic } from '../../domain/topic/topic';\n",
  );
  write('application/session/session.store.ts', "export const load = () => import('../search/search.store');\n");
  write('ui/kit/mark.tsx', "import type { Topic } from '../../domain/topic/topic';\n");
  write('ui/explore/table.tsx', "export { shifts } from '../home/shifts';\n");
  write('domain/trend/trend.ts', "import type { Topic } from '../topic/topic';\n");
  write('ui/unknown/file.ts', 'export const x = 1;\n');
  expect(againstOrder(planted)).toEqual([
    'ui/unknown has no place',
    'application/session/session.store.ts -> application/search/search.store',
    'ui/explore/table.tsx -> ui/home/shifts',
    'ui/kit/mark.tsx -> domain/topic/topic',
  ]);
});
