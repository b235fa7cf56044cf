import { beforeAll, describe, expect, it } from 'vitest';
import { assembleWorkspace } from '../../../scripts/lib/content/assemble-workspace.mjs';
import { filterTopics, filterTrends } from '../../../src/domain/explore/filtered-signals';
import { filtersFromQuery } from '../../../src/domain/explore/filter-query';
import type { WorkspaceFile } from '../../../src/infrastructure/in-memory/workspace-file';
import { askWorkspace, type AskedWorkspace } from './ask-workspace';
import { AWKWARD_QUESTIONS } from './awkward-questions';
import { MANAGER_QUESTIONS } from './manager-questions';

let workspace: AskedWorkspace;

beforeAll(async () => {
  workspace = await askWorkspace((await assembleWorkspace()) as unknown as WorkspaceFile);
});

describe('the awkward questions on the bundled workspace', () => {
  it.each(
    [...AWKWARD_QUESTIONS, ...MANAGER_QUESTIONS].map((each) => ({ ...each, title: [each.ask].flat().join(' / ') })),
  )('$title', async ({ ask, topics, trends, first, says = [], never = [], unread = [] }) => {
    const answered = await workspace.ask(ask);
    if (topics !== undefined)
      expect([...answered.rows].sort()).toEqual(
        workspace.topics
          .filter((topic) => topics(topic, workspace.beside(topic)))
          .map(({ name }) => name)
          .sort(),
      );
    if (trends !== undefined)
      expect([...answered.rows].sort()).toEqual(
        workspace.trends
          .filter(trends)
          .map(({ name }) => name)
          .sort(),
      );
    if (first !== undefined) expect(answered.shown).toEqual(first);
    for (const words of says) expect(answered.text).toMatch(words);
    for (const words of never) expect(answered.text).not.toMatch(words);
    expect(answered.query?.unread ?? []).toEqual(unread);
  });

  it('open exactly their rows as a filtered table', async () => {
    for (const { ask } of [...AWKWARD_QUESTIONS, ...MANAGER_QUESTIONS]) {
      const { answer, shown, query } = await workspace.ask(ask);
      const link = answer
        .flatMap((block) => (block.kind === 'links' ? block.links : []))
        .find(({ to }) => to === 'table');
      if (link === undefined || query === null) continue;
      const filters = filtersFromQuery([...new URLSearchParams(link.path.split('?')[1])]);
      const rows =
        query.query.subject === 'trends'
          ? filterTrends(workspace.trends, filters)
          : filterTopics(workspace.topics, filters, ({ status }) => status);
      expect(rows.map(({ name }) => name).sort(), String(ask)).toEqual([...shown].sort());
    }
  });
});
