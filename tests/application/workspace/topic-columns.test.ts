import { expect, it } from 'vitest';
import { TopicColumns } from '../../../src/application/workspace/topic-columns';

const column = (title: string) => ({ title, value: () => null });

it('has the columns of all functions that are on, in their order', () => {
  const sources = [
    { module: 'team', columns: () => [column('Steps apart'), column('Maya')] },
    { module: 'library', columns: () => [column('Note')] },
  ] as const;
  const off = new Set<string>();
  const columns = new TopicColumns(sources, { has: (module) => !off.has(module) });
  const titles = (): readonly string[] => columns.all.map(({ title }) => title);
  expect(titles()).toEqual(['Steps apart', 'Maya', 'Note']);
  off.add('team');
  expect(titles()).toEqual(['Note']);
});
