import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import fixture from '../../fixtures/workspace.json' with { type: 'json' };
import { DEFAULT_FILTERS } from '../../../src/domain/explore/explore-filters';
import { filterTopics } from '../../../src/domain/explore/filtered-signals';
import { evaluateQuery, satisfies } from '../../../src/domain/query/evaluate-query';
import { EVERY_TOPIC, type Query, withoutCondition } from '../../../src/domain/query/query';
import { NO_FACTS, type QueryFacts } from '../../../src/domain/query/query-facts';
import { idOfRow, nameOfRow } from '../../../src/domain/query/row';
import type { ProjectNames } from '../../../src/domain/reading/names';
import { readQuestion } from '../../../src/domain/reading/read-question';
import { byId } from '../../../src/domain/shared/by-id';
import { safeLink } from '../../../src/domain/shared/safe-link';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANT_CODES } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import type { Topic } from '../../../src/domain/topic/topic';
import type { WorkspaceFile } from '../../../src/infrastructure/workspace-file/workspace-file';
import { Workspace } from '../../../src/infrastructure/workspace-file/workspace';
import { TOPIC_QUESTIONS, TREND_QUESTIONS, type Beside } from './assistant-questions';

const SOW = entityId<'sow'>('1');
let facts: QueryFacts;
let names: ProjectNames;

beforeAll(async () => {
  const file = fixture as unknown as WorkspaceFile;
  const workspace = new Workspace(file, (address) => address);
  const raw = file as unknown as {
    sources: Record<string, { topic_sources?: { url: string }[] } | { url: string }[]>;
    previous: Record<string, { topics: { tid: number; quadrant: number }[] }>;
    sows: { id: number; newDiscoveries: { type: string; tid?: number; ssid?: number }[] }[];
    shifts: { sow_id: number; name: string }[];
  };
  const added = (type: string) =>
    new Set(
      (raw.sows[0]?.newDiscoveries ?? [])
        .filter((item) => item.type === type)
        .map((item) => String(item.tid ?? item.ssid)),
    );
  const topics = workspace.topics(SOW);
  facts = {
    ...NO_FACTS,
    // Every fifth topic has each of the statuses.
    topics: topics.map((topic, index) => ({ ...topic, status: TOPIC_STATUSES[index % 5] ?? 0 })),
    trends: workspace.trends(SOW),
    statusOf: (topic) => topic.status,
    newKeys: new Set([
      ...[...added('Topic')].map((id) => `Topic:${id}`),
      ...[...added('Trend')].map((id) => `Trend:${id}`),
    ]),
    // Sources are loaded for each topic.
    sources: new Map(
      topics.map(({ id }) => {
        const entry = raw.sources[id] ?? [];
        const sources = (Array.isArray(entry) ? entry : (entry.topic_sources ?? [])).map(({ url }) => ({
          title: url,
          url,
          internalClassification: null,
        }));
        return [id, { sources, lastUpdated: null }];
      }),
    ),
    previous: { topics: byId(workspace.readTopics(raw.previous['1']?.topics ?? [])), trends: new Map() },
  };
  names = { topics: facts.topics, trends: facts.trends, shifts: raw.shifts.filter((row) => row.sow_id === 1) };
});

const beside = ({ id }: Topic): Beside => ({
  isNew: facts.newKeys.has(`Topic:${id}`),
  sources: facts.sources.get(id)?.sources.length ?? 0,
  publishers: new Set(facts.sources.get(id)?.sources.map(({ url }) => safeLink(url)?.hostname ?? '')).size,
  before: facts.previous?.topics.get(id)?.quadrant.code,
});

function read(text: string): { readonly query: Query; readonly unread: readonly string[] } {
  const reading = readQuestion({ text, before: { query: null, item: null }, today: '2026-10-05' }, names);
  if (reading.kind !== 'query') throw new Error(`${text}: ${reading.kind}`);
  return reading;
}

function ask(question: string) {
  const { query, unread } = read(question);
  const { rows } = evaluateQuery({ ...query, limit: null }, facts);
  return { unread, names: rows.map(nameOfRow).sort() };
}

describe('the questions of the built-in assistant on the bundled workspace', () => {
  it.each(TOPIC_QUESTIONS.map(([question, expected, ...unread]) => ({ question, expected, unread })))(
    '$question',
    ({ question, expected, unread }) => {
      expect(ask(question)).toEqual({
        unread,
        names: facts.topics
          .filter((topic) => expected(topic, beside(topic)))
          .map(({ name }) => name)
          .sort(),
      });
    },
  );

  it.each(TREND_QUESTIONS.map(([question, expected, ...unread]) => ({ question, expected, unread })))(
    '$question',
    ({ question, expected, unread }) => {
      expect(ask(question)).toEqual({
        unread,
        names: facts.trends
          .filter((trend) => expected(trend, facts.topics))
          .map(({ name }) => name)
          .sort(),
      });
    },
  );

  it('has the expected order and limit', () => {
    const of = (question: string) => read(question).query;
    expect(of('top 3 topics by size')).toMatchObject({ limit: 3, order: { figure: 'sizing', ascending: false } });
    expect(of('the three slowest growing topics')).toMatchObject({
      limit: 3,
      order: { figure: 'growth', ascending: true },
    });
    expect(of('Which topics grow fastest?')).toMatchObject({ limit: 5, order: { figure: 'growth', ascending: false } });
    expect(of('topics in Food redesigned')).toMatchObject({ limit: null, intent: 'list' });
    expect(of('how many disruptors are there')).toMatchObject({ limit: null, intent: 'count' });
  });
});

describe('a query', () => {
  it('has every row that the filters of the explorer have, for any quadrants and statuses', () => {
    fc.assert(
      fc.property(
        fc.subarray([...QUADRANT_CODES], { minLength: 1 }),
        fc.subarray([...TOPIC_STATUSES], { minLength: 1 }),
        (codes, statuses) => {
          const { rows, count } = evaluateQuery(
            {
              ...EVERY_TOPIC,
              conditions: [
                { kind: 'quadrant', codes, not: false },
                { kind: 'status', statuses, not: false },
              ],
            },
            { ...facts, topics: facts.topics.filter(({ quadrant }) => quadrant.code !== null) },
          );
          const listed = filterTopics(
            { ...DEFAULT_FILTERS, statusFilter: statuses, topicQuadrantFilter: codes },
            {
              ...facts,
              topics: facts.topics.filter(({ quadrant }) => quadrant.code !== null),
            },
          );
          expect(count).toBe(listed.length);
          expect(new Set(rows.map((row) => row.type === 'topic' && row.topic.id))).toEqual(
            new Set(listed.map(({ id }) => id)),
          );
        },
      ),
    );
  });

  it('never loses a row when a condition is removed, and its rows are those of every single condition', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TOPIC_QUESTIONS), fc.constantFrom(...TOPIC_QUESTIONS), ([one], [other]) => {
        const [first, second] = [read(one).query, read(other).query];
        const query = { ...first, limit: null, conditions: [...first.conditions, ...second.conditions] };
        const ids = (conditions: Query['conditions']) =>
          new Set<string>(evaluateQuery({ ...query, conditions }, facts).rows.map(idOfRow));
        const rows = ids(query.conditions);
        for (const row of evaluateQuery(query, facts).rows)
          expect(query.conditions.every((condition) => satisfies(row, condition, facts))).toBe(true);
        for (const [index, condition] of query.conditions.entries()) {
          expect(isSubset(rows, ids([condition]))).toBe(true);
          expect(isSubset(rows, ids(withoutCondition(query, index).conditions))).toBe(true);
        }
      }),
    );
  });
});

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((id) => all.has(id));
}
