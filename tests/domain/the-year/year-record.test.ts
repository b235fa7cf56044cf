import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aYearAgo } from '../../../src/domain/the-year/a-year-ago';
import {
  latestFirst,
  recordCounts,
  recordedStatement,
  sinceRecorded,
  sinceWords,
} from '../../../src/domain/the-year/year-record';
import { standingDecision, type DecisionRecord, type RecordedOn } from '../../../src/domain/topic/decision-record';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { aDatedDecision } from '../../builders/decision-mother';
import { topics, someFigures } from '../../builders/topic-mother';

const SIX = topics(6, () => ({ quadrant: QUADRANTS[3], status: 3 }));
const on = (index: number, overrides: Partial<RecordedOn> = {}): RecordedOn => ({
  id: SIX[index]?.id ?? entityId<'topic'>(`gone ${index}`),
  name: SIX[index]?.name ?? `Gone ${index}`,
  status: 3,
  isHidden: false,
  says: [{ name: null, status: 3, reason: null }],
  responsible: null,
  figures: someFigures({ quadrant: 3 }),
  ...overrides,
});
const record = (all: readonly RecordedOn[], overrides: Partial<DecisionRecord> = {}): DecisionRecord => ({
  id: '2026-09-30T10:00:00.000Z',
  at: '2026-09-30T10:00:00.000Z',
  by: null,
  corrects: null,
  topics: all,
  ...overrides,
});

describe('what has become of a recorded decision', () => {
  it('is said of each topic once, as a naive count has it', () => {
    const status = fc.constantFrom(...TOPIC_STATUSES);
    const each = fc.record({
      index: fc.nat({ max: 8 }),
      status: fc.option(status, { nil: null }),
      isHidden: fc.boolean(),
      quadrant: fc.constantFrom(1, 3),
    });
    const recorded = fc.uniqueArray(each, { selector: ({ index }) => index });
    fc.assert(
      fc.property(recorded, fc.array(status, { minLength: 6, maxLength: 6 }), (rows, now) => {
        const all = rows.map(({ index, quadrant, ...rest }) =>
          on(index, { ...rest, figures: someFigures({ quadrant: quadrant as 1 }) }),
        );
        const statusOf = ({ id }: { id: string }): TopicStatus => now[SIX.findIndex((topic) => topic.id === id)] ?? 0;
        const since = sinceRecorded(record(all), SIX, statusOf);
        const seen = rows.filter(({ index, isHidden }) => index < 6 && !isHidden);
        expect(since.gone).toHaveLength(rows.filter(({ index }) => index >= 6).length);
        expect(since.moved).toHaveLength(seen.filter(({ quadrant }) => quadrant !== 3).length);
        expect(since.otherwise).toHaveLength(
          seen.filter((row) => row.status !== null && row.status !== now[row.index]).length,
        );
        expect(since.further).toHaveLength(
          now.filter((value, index) => value !== 0 && rows.every((row) => row.index !== index)).length,
        );
      }),
    );
  });

  it('is one sentence', () => {
    const since = sinceRecorded(record([on(0), on(1), on(9)]), SIX, ({ id }) => (id === SIX[0]?.id ? 4 : 3));
    expect(sinceWords(since).replaceAll(/[\u2068\u2069]/g, '')).toBe(
      'Since then, 1 is decided differently (Topic 1), 1 is no longer in the data and 4 further topics are decided.',
    );
    expect(sinceWords({ otherwise: [], moved: [], gone: [], further: [] })).toBe('Nothing has changed since.');
  });
});

describe('a recorded decision', () => {
  it('counts its statuses, and says nothing of what is hidden', () => {
    expect(
      recordCounts([on(0), on(1, { status: 2 }), on(2, { status: null }), on(3, { status: null, isHidden: true })]),
    ).toBe('1 Monitor, 1 Important, 1 on which the members disagreed and 1 that you have not decided yet');
  });

  it('stands until another one names it', () => {
    const first = record([on(0)]);
    const second = record([on(0)], { id: '2026-10-02', at: '2026-10-02', corrects: first.id });
    expect(standingDecision([first, second])).toBe(second);
    expect(latestFirst([first, second])).toEqual([second, first]);
  });

  it('is named in a document on its topics, and on those alone', () => {
    const said = recordedStatement(record([on(0), on(1)]), SIX.slice(0, 1), () => 3);
    expect(said).toEqual({ lead: 'As decided on Sep 30, 2026:', text: '1 Important. Nothing has changed since.' });
    expect(recordedStatement(record([on(0)]), SIX.slice(2), () => 3)).toBeNull();
    expect(recordedStatement(record([on(0, { isHidden: true })]), SIX, () => 3)).toBeNull();
  });
});

describe('what was said a year ago', () => {
  const standing = new Map(
    SIX.map((topic, index) => {
      const figures = someFigures({
        quadrant: 3,
        growth: index === 0 ? 0.29 : topic.growth,
        sizing: topic.sizing.average,
        data: '2025-09-30',
      });
      const decision = aDatedDecision({ figures });
      return [topic.id, { id: topic.id, name: topic.name, topic, decision, history: [decision] }] as const;
    }),
  );

  it('names what moved with the figures of then and now', () => {
    const said = aYearAgo(standing, SIX.slice(0, 2), '2026-09-30');
    expect(said?.lead).toBe('What we said by Sep 2025:');
    expect(said?.text.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
      /^Topic 1 Important \(growth \+29.0 % then, .* now\) and 1 has not moved\.$/,
    );
  });

  it('is nothing where nothing was decided on earlier data', () => {
    expect(aYearAgo(standing, SIX, '2025-09-30')).toBeNull();
    expect(aYearAgo(new Map(), SIX, '2026-09-30')).toBeNull();
  });
});
