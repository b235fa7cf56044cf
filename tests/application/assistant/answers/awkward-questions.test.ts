import { beforeAll, describe, expect, it } from 'vitest';
import { assembleWorkspace } from '../../../../scripts/lib/content/assemble-workspace.mjs';
import { filterTopics, filterTrends } from '../../../../src/domain/explore/filtered-signals';
import { filtersFromQuery } from '../../../../src/domain/explore/filter-query';
import type { VisitSnapshot } from '../../../../src/domain/library/library-record';
import { topicSnapshot } from '../../../../src/domain/library/topic-snapshot';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { entityId } from '../../../../src/domain/shared/entity-id';
import type { WorkspaceFile } from '../../../../src/infrastructure/workspace-file/workspace-file';
import { askWorkspace, type AskedWorkspace } from './ask-workspace';
import { AWKWARD_QUESTIONS } from './awkward-questions';
import { HELD_OUT_QUESTIONS } from './held-out-questions';
import { LATER_QUESTIONS } from './later-questions';
import { MANAGER_QUESTIONS } from './manager-questions';
import { MEETING_QUESTIONS } from './meeting-questions';
import { MORE_VOICES_QUESTIONS } from './more-voices-questions';
import { VOICES_QUESTIONS } from './voices-questions';

const QUESTIONS = [
  ...AWKWARD_QUESTIONS,
  ...MANAGER_QUESTIONS,
  ...HELD_OUT_QUESTIONS,
  ...LATER_QUESTIONS,
  ...MEETING_QUESTIONS,
  ...VOICES_QUESTIONS,
  ...MORE_VOICES_QUESTIONS,
];

let workspace: AskedWorkspace;
let file: WorkspaceFile;

beforeAll(async () => {
  file = (await assembleWorkspace()) as unknown as WorkspaceFile;
  workspace = await askWorkspace(file);
});

describe('the awkward questions on the bundled workspace', () => {
  it.each(QUESTIONS.map((each) => ({ ...each, title: [each.ask].flat().join(' / ') })))(
    '$title',
    async ({ ask, topics, trends, first, says = [], never = [], unread = [] }) => {
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
    },
  );

  it.each(['What do we know about', 'Is it growing over 90 %:'])(
    "have the sources of each topic on its sheet, whatever is asked of it: '%s …'",
    async (words) => {
      for (const topic of workspace.topics) {
        const { answer, text } = await workspace.ask(`${words} ${topic.name}?`);
        if (!answer.some(({ kind }) => kind === 'sheet')) continue;
        const { sources, publishers } = workspace.beside(topic);
        const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
        expect(text, topic.name).toContain(`${count(sources, 'source')} of ${count(publishers, 'publisher')}`);
      }
    },
  );

  it('open exactly their rows as a filtered table', async () => {
    for (const { ask } of QUESTIONS) {
      const { answer, shown, query } = await workspace.ask(ask);
      const link = answer
        .flatMap((block) => (block.kind === 'links' ? block.links : []))
        .find(({ to }) => to === 'table');
      if (link === undefined || query === null) continue;
      const filters = filtersFromQuery([...new URLSearchParams(link.path.split('?')[1])]);
      const facts = await workspace.factsOf(filters.queryFilter ?? EVERY_TOPIC);
      const rows = query.query.subject === 'trends' ? filterTrends(filters, facts) : filterTopics(filters, facts);
      expect(rows.map(({ name }) => name).sort(), String(ask)).toEqual([...shown].sort());
    }
  });

  it('draw the gap of lenses beside their sizing', async () => {
    const { answer } = await workspace.ask('Where do consumers rate a topic at least 20 points higher than industry?');
    const table = answer.find((block) => block.kind === 'table');
    expect(table?.columns.map(({ label }) => label)).toEqual(['Topic', 'Quadrant', 'Consumers', 'Industry', 'Gap']);
    expect(table?.columns.at(-1)?.lenses).toEqual({ of: ['consumer', 'industry'], values: [[0.39, 0.16]] });
  });

  it('know what has changed since the last visit', async () => {
    const [gone, moved, ...others] = workspace.topics.slice(2);
    const seen: VisitSnapshot = {
      id: 'seen',
      changedAt: '2026-11-01T08:00:00Z',
      topics: [
        ...[gone, moved].flatMap((topic) => (topic === undefined ? [] : [topicSnapshot(topic)])),
        ...others.map((topic) => topicSnapshot(topic)),
      ].map((topic, index) => {
        if (index === 0) return { ...topic, id: entityId<'topic'>('9999'), name: 'Gone by now' };
        return index === 1 ? { ...topic, quadrant: null, growth: (topic.growth ?? 0) - 0.05 } : topic;
      }),
    };
    const visited = await askWorkspace(file, seen);
    const added = workspace.topics.slice(0, 3).map(({ name }) => name);
    expect([...(await visited.ask('Which topics are new since my last visit?')).rows].sort()).toEqual(added.sort());
    expect((await visited.ask('Which topics moved since my last visit?')).rows).toEqual([moved?.name]);
    const { text } = await visited.ask('What did I miss?');
    expect(text).toMatch(/since your last visit, .*: 3 topics are new, 1 topic is gone, 1 topic moved/);
    expect(text).toContain('Gone: Gone by now.');
    expect(text).toContain('growth +5 points');
  });
});
